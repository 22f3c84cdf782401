import { describe, expect, it } from 'vitest'
import { downloadPage } from './download-page.ts'

const APP = { protocol: 'https:', hostname: 'play.example' }
const CONFIG = { showDownloadBanner: true, download_page: 'https://play.example/app' }

describe('downloadPage', () => {
  it("is a page on the app's own host, too", () => {
    expect(downloadPage(CONFIG, false, APP)).toBe('https://play.example/app')
  })

  it('is none where the operator has switched the banner off, and before config has arrived', () => {
    expect(downloadPage({ ...CONFIG, showDownloadBanner: false }, false, APP)).toBeUndefined()
    expect(downloadPage(undefined, false, APP)).toBeUndefined()
  })

  it('is none on iOS', () => {
    expect(downloadPage(CONFIG, true, APP)).toBeUndefined()
  })

  it('is none for an address that may not be opened', () => {
    for (const page of ['', 'http://play.example/app']) {
      expect(downloadPage({ ...CONFIG, download_page: page }, false, APP)).toBeUndefined()
    }
  })
})
