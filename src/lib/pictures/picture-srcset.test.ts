import { describe, expect, it } from 'vitest'
import { PICTURE_WIDTHS } from '#generated/http/picture-widths.ts'
import { pictureSrcSet } from './picture-srcset.ts'

describe('pictureSrcSet', () => {
  it.each(['/art/cover/a.svg', 'https://cdn.example/a.webp', 'http://localhost:4010/a.png'])(
    'offers each width of %s',
    (url) => {
      const offered = pictureSrcSet(url)?.split(', ') ?? []
      expect(offered).toEqual(PICTURE_WIDTHS.map((width) => `${url}?w=${String(width)} ${String(width)}w`))
    },
  )

  it.each([
    '',
    '/a.svg?signature=1',
    '/a.svg#b',
    'blob:https://play.example/1',
    'data:image/png;base64,AA==',
    '/a, b.png',
  ])('requests %j as it is', (url) => {
    expect(pictureSrcSet(url)).toBeUndefined()
  })
})
