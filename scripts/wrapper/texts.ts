/** Why the app asks, by the key of Info.plist, in each language of iOS. `{{name}}` is the app's. */
export const PERMISSION_TEXTS: Record<string, Record<string, string>> = {
  en: {
    NSCameraUsageDescription: '{{name}} uses the camera for photos of your ID, of you, and for your profile picture.',
    NSPhotoLibraryUsageDescription:
      '{{name}} reads the photos that you choose as photos of your ID or profile picture.',
    NSPhotoLibraryAddUsageDescription: '{{name}} saves the receipts and pictures that you want to keep.',
  },
  vi: {
    NSCameraUsageDescription: '{{name}} dùng máy ảnh để chụp giấy tờ, chụp ảnh của bạn và ảnh đại diện.',
    NSPhotoLibraryUsageDescription: '{{name}} đọc những ảnh mà bạn chọn làm ảnh giấy tờ hoặc ảnh đại diện.',
    NSPhotoLibraryAddUsageDescription: '{{name}} lưu biên lai và hình ảnh mà bạn muốn giữ lại.',
  },
}

/** The language of Info.plist itself. */
export const BASE_LANGUAGE = 'en'

/** The texts of a language under the app's name. Throws if there is no such language. */
export function getPermissionTexts(language: string, name: string): Record<string, string> {
  const texts = PERMISSION_TEXTS[language]
  if (texts === undefined) throw new Error(`scripts/wrapper/texts.ts has no language ${language}`)
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.replace('{{name}}', () => name)]))
}
