import { describe, expect, it } from 'vitest'
import { shownHints } from './shown-hints.ts'

const APP = { protocol: 'https:', hostname: 'play.example' }
const CONFIG = { showDownloadBanner: true, download_page: 'https://play.example/app' }
const ANDROID = { isIos: false, isAndroidWithoutChrome: true }
const IPHONE = { isIos: true, isAndroidWithoutChrome: false }
const NONE = { hasTip: false, downloadPage: undefined }

describe('shownHints', () => {
  it("offers a download page on the app's own host", () => {
    expect(shownHints(CONFIG, ANDROID, APP)).toEqual({ hasTip: true, downloadPage: 'https://play.example/app' })
  })

  it('shows neither banner nor tip where the operator has switched them off', () => {
    expect(shownHints({ ...CONFIG, showDownloadBanner: false }, ANDROID, APP)).toEqual(NONE)
  })

  it('shows nothing before config has arrived', () => {
    expect(shownHints(undefined, ANDROID, APP)).toEqual(NONE)
  })

  it('shows nothing on iOS', () => {
    expect(shownHints(CONFIG, IPHONE, APP)).toEqual(NONE)
  })

  it('shows no banner without a download page that may be opened', () => {
    for (const page of ['', 'http://play.example/app']) {
      expect(shownHints({ ...CONFIG, download_page: page }, ANDROID, APP).downloadPage).toBeUndefined()
    }
  })
})
