import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { LINKED_FOLDERS } from './links.ts'
import { getHost, type Settings } from './settings.ts'

const NOTE = '<!-- Written by `npm run wrapper`, from wrapper/settings.json. -->'
const HEAD = `<?xml version="1.0" encoding="utf-8"?>\n${NOTE}\n`

/** Pictures of Capacitor's template that would win over ours, since they are for one density or orientation. */
export const isTemplateSplash = (path: string): boolean => /(?:^|\/)drawable[\w-]*\/splash\.png$/.test(path)

/** The text files of the Android project that are ours, by their path below `android/app/src/main/`. */
export function listAndroidFiles(settings: Settings): Record<string, string> {
  const { appId, name, colors } = settings
  return {
    'AndroidManifest.xml': toManifest(settings),
    'res/values/strings.xml': toResources([
      `<string name="app_name">${toAndroidText(name)}</string>`,
      `<string name="title_activity_main">${toAndroidText(name)}</string>`,
      `<string name="package_name">${appId}</string>`,
      `<string name="custom_url_scheme">${appId}</string>`,
    ]),
    'res/values/colors.xml': toResources([
      `<color name="colorPrimary">${colors.icon}</color>`,
      `<color name="colorPrimaryDark">${colors.splash}</color>`,
      `<color name="colorAccent">${colors.accent}</color>`,
      `<color name="splash_background">${colors.splash}</color>`,
    ]),
    'res/values/ic_launcher_background.xml': toResources([
      `<color name="ic_launcher_background">${colors.icon}</color>`,
    ]),
    'res/values/styles.xml': STYLES,
    'res/drawable/splash.xml': SPLASH,
    'res/xml/network_security_config.xml': NETWORK_SECURITY,
  }
}

/** Camera, network and nothing else; the Haptics plugin adds VIBRATE. */
function toManifest(settings: Settings): string {
  const paths = [
    'android:path="/"',
    ...LINKED_FOLDERS.flatMap((folder) => [`android:path="/${folder}"`, `android:pathPrefix="/${folder}/"`]),
  ]
  return `${HEAD}<manifest xmlns:android="http://schemas.android.com/apk/res/android">

    <uses-permission android:name="android.permission.INTERNET" />
    <uses-permission android:name="android.permission.CAMERA" />

    <!-- Else the store hides the app from devices without a camera. -->
    <uses-feature android:name="android.hardware.camera" android:required="false" />

    <!-- An app sees only the apps that it asks for: without this "Take photo" opens the file picker. -->
    <queries>
        <intent>
            <action android:name="android.media.action.IMAGE_CAPTURE" />
        </intent>
    </queries>

    <application
        android:allowBackup="false"
        android:icon="@mipmap/ic_launcher"
        android:label="@string/app_name"
        android:networkSecurityConfig="@xml/network_security_config"
        android:roundIcon="@mipmap/ic_launcher_round"
        android:supportsRtl="true"
        android:theme="@style/AppTheme"
        android:usesCleartextTraffic="false">

        <activity
            android:configChanges="orientation|keyboardHidden|keyboard|screenSize|locale|smallestScreenSize|screenLayout|uiMode|navigation|density"
            android:name=".MainActivity"
            android:label="@string/title_activity_main"
            android:theme="@style/AppTheme.NoActionBarLaunch"
            android:launchMode="singleTask"
            android:windowSoftInputMode="adjustResize"
            android:exported="true">

            <intent-filter>
                <action android:name="android.intent.action.MAIN" />
                <category android:name="android.intent.category.LAUNCHER" />
            </intent-filter>

            <!-- The pages of the site; a document or picture of the same host stays in the browser. -->
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" />
                <data android:host="${getHost(settings)}" />
${paths.map((path) => `                <data ${path} />`).join('\n')}
            </intent-filter>

            <!-- For a page of the site in a browser, which keeps links of the same host to itself. -->
            <intent-filter>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="@string/custom_url_scheme" />
            </intent-filter>

        </activity>

        <provider
            android:name="androidx.core.content.FileProvider"
            android:authorities="\${applicationId}.fileprovider"
            android:exported="false"
            android:grantUriPermissions="true">
            <meta-data
                android:name="android.support.FILE_PROVIDER_PATHS"
                android:resource="@xml/file_paths"></meta-data>
        </provider>
    </application>
</manifest>
`
}

const toResources = (lines: readonly string[]): string =>
  `${HEAD}<resources>\n${lines.map((line) => `    ${line}\n`).join('')}</resources>\n`

/** A text as a resource: quotes, a leading @ or ? and backslashes have a meaning there. */
function toAndroidText(text: string): string {
  return escapeXml(text.replaceAll('\\', '\\\\').replace(/^[@?]/, '\\$&').replace(/['"]/g, '\\$&'))
}

/** Escapes text between tags: quotes stay. */
const escapeXml = (text: string): string => escapeHtml(text).replaceAll('&#39;', "'").replaceAll('&quot;', '"')

/** The window behind the page has the splash's color: it shows behind the bars of an older WebView. */
const STYLES = `${HEAD}<resources>
    <style name="AppTheme" parent="Theme.AppCompat.NoActionBar">
        <item name="colorPrimary">@color/colorPrimary</item>
        <item name="colorPrimaryDark">@color/colorPrimaryDark</item>
        <item name="colorAccent">@color/colorAccent</item>
    </style>

    <style name="AppTheme.NoActionBar" parent="Theme.AppCompat.DayNight.NoActionBar">
        <item name="colorPrimary">@color/colorPrimary</item>
        <item name="colorPrimaryDark">@color/colorPrimaryDark</item>
        <item name="colorAccent">@color/colorAccent</item>
        <item name="windowActionBar">false</item>
        <item name="windowNoTitle">true</item>
        <item name="android:background">@null</item>
        <item name="android:windowBackground">@color/splash_background</item>
    </style>

    <style name="AppTheme.NoActionBarLaunch" parent="Theme.SplashScreen">
        <item name="windowSplashScreenBackground">@color/splash_background</item>
        <item name="windowSplashScreenAnimatedIcon">@drawable/splash_mark</item>
        <item name="postSplashScreenTheme">@style/AppTheme.NoActionBar</item>
    </style>
</resources>
`

const SPLASH = `${HEAD}<layer-list xmlns:android="http://schemas.android.com/apk/res/android">
    <item android:drawable="@color/splash_background" />
    <item>
        <bitmap android:gravity="center" android:src="@drawable/splash_mark" />
    </item>
</layer-list>
`

const NETWORK_SECURITY = `${HEAD}<network-security-config>
    <base-config cleartextTrafficPermitted="false" />
</network-security-config>
`

/** `android/app/build.gradle` with the versions. Throws if the project was made for another app id. */
export function toGradle(gradle: string, { appId, version, versionCode }: Settings): string {
  const [, found] = /applicationId "([^"]+)"/.exec(gradle) ?? []
  if (found !== appId)
    throw new Error(
      `wrapper/android was made for ${found ?? 'no app id'}, not ${appId}: delete that folder, and retry.`,
    )
  return gradle
    .replace(/versionCode \d+/, `versionCode ${String(versionCode)}`)
    .replace(/versionName "[^"]*"/, `versionName "${version}"`)
}
