/** What the page runs in, as far as it can be told; the parts of `navigator` that tell it. */
export interface BrowserTraits {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

/** iPhone and iPad; an iPad calls itself a Macintosh, which has no touch screen. */
export function isIos({ userAgent, maxTouchPoints }: BrowserTraits): boolean {
  return /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1)
}

/** Browsers on Android that name Chrome among others, and pages within other apps. */
const NOT_CHROME =
  /SamsungBrowser|EdgA|OPR|Opera|UCBrowser|YaBrowser|MiuiBrowser|HuaweiBrowser|HeyTapBrowser|VivoBrowser|FBAN|FBAV|Instagram|Line\/|; wv\)/u

/** A browser on Android that is not Chrome (section 2 of the specification: the top tip). */
export function isAndroidWithoutChrome({ userAgent }: BrowserTraits): boolean {
  return /Android/u.test(userAgent) && (!/Chrome\/\d/u.test(userAgent) || NOT_CHROME.test(userAgent))
}
