import { mix } from '../color.ts'
import { circle, ellipse, group, line, path } from '../svg.ts'
import type { DealerLook } from './look.ts'

const FACE =
  'M-24 -28C-28 -20 -28.5 -13 -26.5 -7C-28.5 0 -27.5 8 -25.5 14C-23.5 25 -17 37 -7 39C3 40.5 16 33 23 23C28 15 30 4 30 -8C31 -34 16 -47 0 -47C-12 -47 -21 -39 -24 -28Z'

/** An eye of half-width `w` around the origin: white, iris with a glint, lids. */
function drawEye(w: number, isWoman: boolean): string {
  const lid = `M${String(-w)} 0.6C${String(-w * 0.5)} -4.4 ${String(w * 0.5)} -4.4 ${String(w)} 0.2`
  return (
    path(`${lid}C${String(w * 0.4)} 3.4 ${String(-w * 0.5)} 3.6 ${String(-w)} 0.6Z`, '#fdf6ee') +
    ellipse(-w * 0.1, -0.2, w * 0.48, 3, '#3a2013') +
    circle(-w * 0.1, 0, 1.3, '#120a0a') +
    circle(-w * 0.1 - 0.9, -1.2, 0.85, '#ffffff') +
    line(lid, '#1d1012', isWoman ? 1.9 : 1.4) +
    (isWoman ? line(`M${String(w)} 0.2L${String(w + 2.4)} -1.8`, '#1d1012', 1.5) : '')
  )
}

function drawMouth(isWoman: boolean, skin: string): string {
  const lip = isWoman ? '#b5304c' : mix(skin, '#8c2f2c', 0.5)
  return (
    path(
      'M-18 19.5C-13 20.5 -10 19.6 -8 20C-5 19.4 0 20.4 6 18.5C3 26.5 -2 29.4 -7 29.2C-12 29 -16 25.5 -18 19.5Z',
      lip,
    ) +
    path('M-16 20.6C-11 21.6 -1 21.6 4 19.8C1 24.4 -3 25.6 -7 25.6C-11 25.4 -14 24 -16 20.6Z', '#fffaf4') +
    line('M5.5 17.6C7 17.6 7.8 18.6 7.6 19.8', mix(skin, '#5a1f14', 0.5), 1)
  )
}

const BEARD =
  'M-25 12C-23 26 -17 38 -7 40C5 41.5 18 33 26 18C24 21 20 22 16 21C10 16 4 15 -6 15.6C-13 15 -20 16 -21 20C-23 18 -24 15 -25 12ZM-17 19C-12 17.6 0 17.6 6 18.4C5 26 -1 30 -7 30C-12 30 -16 26 -17 19Z'

/** A face turned a quarter to the left, light from above. Its center is the origin. */
export function drawFace({ isWoman, skin, hairColor, hasBeard = false }: DealerLook): string {
  const shade = mix(skin, '#5a1f14', 0.45)
  const brow = mix(hairColor, '#2a1712', 0.4)
  const wide = isWoman ? 1.7 : 2.8
  return (
    ellipse(29, 2, 5.5, 9, shade) +
    ellipse(29.5, 1, 3.2, 6.4, mix(skin, shade, 0.4)) +
    group(isWoman ? 'scale(.96 1)' : 'scale(1)', path(FACE, 'url(#skin)')) +
    // The side that the lamp does not reach.
    `<path d="M26 -30C32 -8 28 16 20 26C12 34 4 39 -4 39C8 34 16 22 18 8C20 -6 22 -18 26 -30Z" fill="${shade}" opacity=".32"/>` +
    `<ellipse cx="-17" cy="11" rx="6" ry="4" fill="#e2564f" opacity="${isWoman ? '.3' : '.14'}" filter="url(#soft)"/>` +
    `<ellipse cx="13" cy="12" rx="8" ry="5" fill="#e2564f" opacity="${isWoman ? '.3' : '.14'}" filter="url(#soft)"/>` +
    group('translate(-15.5 -3)', drawEye(5, isWoman)) +
    group('translate(9 -3)', drawEye(6.4, isWoman)) +
    line('M-21.5 -10.5C-18.5 -13.4 -14 -13.2 -10.5 -11.2', brow, wide) +
    line('M2.5 -11.4C7 -14.2 13 -14 17.5 -10.4', brow, wide) +
    // The nose: bridge, wing, tip.
    `<path d="M-6 -4C-5 4 -3 9 -2.5 12C-6 14.4 -11 14.4 -13 12C-10 11 -8 4 -6 -4Z" fill="${shade}" opacity=".38"/>` +
    line('M-14.4 11.4C-12.6 14 -7 14.6 -3.6 12.2', mix(shade, '#2a0c10', 0.25), 1.2) +
    `<ellipse cx="-10" cy="7.6" rx="1.7" ry="2.6" fill="#fff2de" opacity=".55"/>` +
    (hasBeard ? `<path d="${BEARD}" fill="${brow}" fill-rule="evenodd" opacity=".82"/>` : '') +
    drawMouth(isWoman, skin)
  )
}
