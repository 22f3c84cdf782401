import { join } from 'node:path'
import type { Picture } from '../draw-pictures.ts'
import type { Settings } from './settings.ts'

/** Android's densities: pixels for each dp. */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }
/** Sizes in dp. A launcher cuts the foreground to a shape of 72 dp at most, of which 66 are sure. */
const ICON_DP = 48
const FOREGROUND_DP = 108
const SPLASH_DP = 288

/** The pictures of the Android app. `folder` is `android/app/src/main/res`. */
export function listAndroidPictures(folder: string, { colors }: Settings): Picture[] {
  const icons = Object.entries(DENSITIES).flatMap(([density, scale]): Picture[] => {
    const place = (name: string) => join(folder, `mipmap-${density}`, name)
    const icon = { edge: ICON_DP * scale, background: colors.icon }
    return [
      { path: place('ic_launcher_foreground.png'), edge: FOREGROUND_DP * scale, share: 0.48 },
      // Launchers before Android 8 cut nothing.
      { path: place('ic_launcher.png'), ...icon, share: 0.76, corner: 0.22 },
      { path: place('ic_launcher_round.png'), ...icon, share: 0.66, corner: 0.5 },
    ]
  })
  // The system shows a circle of two thirds.
  const splash = {
    path: join(folder, 'drawable-xxhdpi/splash_mark.png'),
    edge: SPLASH_DP * DENSITIES.xxhdpi,
    share: 0.46,
  }
  return [...icons, splash]
}

/** The pictures of the iOS app. `folder` is `ios/App/App/Assets.xcassets`. */
export function listIosPictures(folder: string, { colors }: Settings): Picture[] {
  const icon = { path: join(folder, 'AppIcon.appiconset/AppIcon-512@2x.png'), edge: 1024, share: 0.74 }
  // A square that fills any screen: of its width a phone shows less than half.
  const splashes = ['', '-1', '-2'].map((suffix) => ({
    path: join(folder, `Splash.imageset/splash-2732x2732${suffix}.png`),
    edge: 2732,
    share: 0.17,
    background: colors.splash,
  }))
  return [{ ...icon, background: colors.icon }, ...splashes]
}
