/** The parts of `navigator` that identify the environment. */
export interface BrowserTraits {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

/** iPhone and iPad; an iPad reports a Macintosh, which has no touch screen. */
export function isIos({ userAgent, maxTouchPoints }: BrowserTraits): boolean {
  return /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1)
}

export function isAndroid({ userAgent }: BrowserTraits): boolean {
  return /Android/u.test(userAgent)
}

/** Android browsers that include Chrome in their user agent, and in-app browsers. */
const NOT_CHROME =
  /SamsungBrowser|EdgA|OPR|Opera|UCBrowser|YaBrowser|MiuiBrowser|HuaweiBrowser|HeyTapBrowser|VivoBrowser|FBAN|FBAV|Instagram|Line\/|; wv\)/u

/** A browser on Android other than Chrome, which gets the browser tip. */
export function isAndroidWithoutChrome(traits: BrowserTraits): boolean {
  const { userAgent } = traits
  return isAndroid(traits) && (!/Chrome\/\d/u.test(userAgent) || NOT_CHROME.test(userAgent))
}
