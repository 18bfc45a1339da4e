; Inno Setup, over the bundle: iscc /DVersion=0.1.0 packaging\windows\installer.iss
#ifndef Version
  #error the version is given on the command line: /DVersion=...
#endif

[Setup]
AppId={{6E0C9C1B-3B5E-4B7E-9C55-0D6A2F3C7A41}
AppName=Dominoes Desktop
AppVersion={#Version}
VersionInfoVersion={#Version}
AppPublisher=The Dominoes Desktop authors
DefaultDirName={autopf}\Dominoes Desktop
DefaultGroupName=Dominoes Desktop
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=dominoes-desktop-{#Version}-setup
SetupIconFile=..\..\.venv\bundle\bundle\dominoes-desktop.ico
UninstallDisplayIcon={app}\dominoes-desktop.exe
ChangesAssociations=yes
ArchitecturesInstallIn64BitMode=x64compatible
ArchitecturesAllowed=x64compatible
Compression=lzma2
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "da"; MessagesFile: "compiler:Languages\Danish.isl"
Name: "bg"; MessagesFile: "compiler:Languages\Bulgarian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "..\..\dist\dominoes-desktop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{group}\Dominoes Desktop"; Filename: "{app}\dominoes-desktop.exe"; AppUserModelID: "DominoesDesktop.DominoesDesktop"
Name: "{autodesktop}\Dominoes Desktop"; Filename: "{app}\dominoes-desktop.exe"; Tasks: desktopicon; AppUserModelID: "DominoesDesktop.DominoesDesktop"

[Registry]
Root: HKA; Subkey: "Software\Classes\.domino"; ValueType: string; ValueData: "DominoesDesktop.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\DominoesDesktop.Record"; ValueType: string; ValueData: "Domino match record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\DominoesDesktop.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\dominoes-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\DominoesDesktop.Record\shell\open\command"; ValueType: string; ValueData: """{app}\dominoes-desktop.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.domino-rules"; ValueType: string; ValueData: "DominoesDesktop.Rules"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\DominoesDesktop.Rules"; ValueType: string; ValueData: "Domino house rules"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\DominoesDesktop.Rules\DefaultIcon"; ValueType: string; ValueData: "{app}\dominoes-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\DominoesDesktop.Rules\shell\open\command"; ValueType: string; ValueData: """{app}\dominoes-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\dominoes-desktop.exe"; Description: "{cm:LaunchProgram,Dominoes Desktop}"; Flags: nowait postinstall skipifsilent
