import { describe, expect, it } from 'vitest'
import { documentSource } from './document-source.ts'

const APP = { protocol: 'https:', hostname: 'play.example' }

describe('documentSource', () => {
  it('uses our draft for an empty address only', () => {
    expect(documentSource('', APP)).toEqual({ kind: 'builtIn' })
  })

  it("opens a document on the app's own host by a link", () => {
    expect(documentSource('https://play.example/terms', APP)).toEqual({
      kind: 'linked',
      url: 'https://play.example/terms',
    })
  })

  it('frames a document of another host', () => {
    expect(documentSource('https://legal.example/terms', APP)).toEqual({
      kind: 'framed',
      url: 'https://legal.example/terms',
    })
  })

  it.each(['http://legal.example/terms', 'ftp://legal.example/', '/terms'])(
    'never replaces an address that cannot be used by our draft: %s',
    (address) => {
      expect(documentSource(address, APP)).toEqual({ kind: 'unusable' })
    },
  )
})
