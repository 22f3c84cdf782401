import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { mix } from './color.ts'
import { fitTitle } from './fit-title.ts'
import { getHouse } from './houses/houses.ts'
import { placed, rect } from './svg.ts'

const LIGHT = '#fff3cf'

/**
 * A provider's logo, a square of 160: its mark over the first word of its name, in its lettering and on its color,
 * readable on both themes. The same options always give the same SVG.
 */
export function drawManufLogo({ name, code }: { name: string; code: string }): string {
  const house = getHouse(code)
  const { ground, main, second } = house.logo
  const [word = name] = name.split(' ')
  const title = fitTitle(word, 124, 26, house.face)
  const label = escapeHtml(name)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160" role="img" aria-label="${label}"><title>${label}</title>` +
    `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${mix(ground, '#ffffff', 0.2)}"/><stop offset="1" stop-color="${mix(ground, '#0a0418', 0.35)}"/></linearGradient></defs>` +
    rect(0, 0, 160, 160, 'url(#g)') +
    placed(82, 68, 1.08, 0, house.emblem('#0a0418', '#0a0418')).replace('<g ', '<g opacity=".35" ') +
    placed(80, 64, 1.08, 0, house.emblem(main, second)) +
    title.draw(80, 130 - title.height / 2, LIGHT) +
    '</svg>'
  )
}
