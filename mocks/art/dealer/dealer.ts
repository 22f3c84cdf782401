import { mix } from '../color.ts'
import { createRandom } from '../random.ts'
import { ellipse, group, line, path, placed, polygon, rect, ring, times } from '../svg.ts'
import { drawDress } from './dress.ts'
import { drawFace } from './face.ts'
import { drawHair } from './hair.ts'
import type { DealerLook } from './look.ts'

/** The walls of the studios: a dark one, its light, and the table's cloth. */
const ROOMS = [
  ['#2a1145', '#c0509a', '#0c6b4d'],
  ['#0d2b4a', '#3f9ad6', '#7a1537'],
  ['#3d0f22', '#e0743f', '#10604a'],
  ['#0a3230', '#35b08f', '#5b1a52'],
  ['#33210c', '#e2a33c', '#174c7d'],
] as const

const GOLD = '#e9b94f'

/** Folds of a curtain, lamps out of focus, and a lamp above the dealer. */
function drawRoom(wall: string, light: string, random: ReturnType<typeof createRandom>): string {
  const fold = (i: number) =>
    path(
      `M${String(i * 40)} 0H${String(i * 40 + 18)}C${String(i * 40 + 12)} 60 ${String(i * 40 + 24)} 110 ${String(i * 40 + 16)} 180H${String(i * 40)}Z`,
      mix(wall, '#05030f', 0.35),
    )
  const lamp = (i: number) => {
    const r = 5 + random.int(0, 9)
    return `<circle cx="${String(14 + i * 42 + random.int(0, 20))}" cy="${String(18 + random.int(0, 90))}" r="${String(r)}" fill="${i % 2 === 0 ? light : GOLD}" opacity=".28"/>`
  }
  return (
    rect(0, 0, 320, 180, wall) +
    times(8, fold).join('') +
    times(8, lamp).join('') +
    rect(0, 0, 320, 180, 'url(#lamp)') +
    rect(0, 0, 320, 180, 'url(#floor)')
  )
}

function chips(x: number, y: number, count: number, color: string): string {
  return times(count, (i) => {
    const top = y - i * 4
    return (
      path(
        `M${String(x - 13)} ${String(top)}V${String(top + 4)}C${String(x - 13)} ${String(top + 10)} ${String(x + 13)} ${String(top + 10)} ${String(x + 13)} ${String(top + 4)}V${String(top)}Z`,
        mix(color, '#0a0418', 0.35),
      ) +
      ellipse(x, top, 13, 5, color) +
      ellipse(x, top, 8, 3, '#fff6e3') +
      ellipse(x, top, 6.4, 2.3, color)
    )
  }).join('')
}

const CARD =
  rect(-11, -15, 22, 30, '#fffaf0', 3) +
  polygon(
    [
      [0, -8],
      [6, 0],
      [0, 8],
      [-6, 0],
    ],
    '#d31d54',
  )

function drawTable(cloth: string, stacks: readonly [number, number, number]): string {
  return (
    path('M-10 158C90 143 230 143 330 158V190H-10Z', '#1a0d12') +
    path('M-10 154C90 139 230 139 330 154V160C230 145 90 145 -10 160Z', '#7b4a26') +
    path('M-10 154C90 139 230 139 330 154V155.6C230 140.6 90 140.6 -10 155.6Z', '#d99c5e') +
    path('M-10 162C90 147 230 147 330 162V190H-10Z', cloth) +
    line('M20 176C110 164 210 164 300 176', mix(cloth, GOLD, 0.55), 1.4) +
    chips(54, 166, stacks[0], '#c8184c') +
    chips(84, 168, stacks[1], '#1769c2') +
    chips(112, 170, stacks[2], GOLD) +
    placed(248, 164, 0.86, -14, CARD) +
    placed(266, 165, 0.86, 6, CARD)
  )
}

const GLASSES =
  ring(-15.5, -3, 8, '#241a20', 1.6) +
  ring(9, -3, 9.4, '#241a20', 1.6) +
  line('M-7.5 -4H-.4M18 -5L29 -6', '#241a20', 1.6)

/** The color of the cloth in front of the dealer that `drawDealer` draws from the same seed. */
export function getTableColor(seed: string): string {
  return createRandom(`room/${seed}`).pick(ROOMS)[2]
}

/** A dealer behind a table, turned to the player and lit from above, 320 × 180 (SVG). The same seed always gives the same room. */
export function drawDealer({ look, seed }: { look: DealerLook; seed: string }): string {
  const random = createRandom(`room/${seed}`)
  const [wall, light, cloth] = random.pick(ROOMS)
  const { skin, hairColor } = look
  const { back, front } = drawHair(look.hair, hairColor)
  const shade = mix(skin, '#5a1f14', 0.42)
  const bust =
    back +
    group('translate(1 -13)', drawDress(look.dress, look.dressColor, skin)) +
    drawFace(look) +
    front +
    (look.hasGlasses === true ? GLASSES : '')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
    '<defs>' +
    `<linearGradient id="skin" x1=".25" y1="0" x2=".8" y2="1"><stop stop-color="${mix(skin, '#ffe9cf', 0.42)}"/><stop offset=".5" stop-color="${skin}"/><stop offset="1" stop-color="${shade}"/></linearGradient>` +
    `<linearGradient id="neck" y2="1" x2="0"><stop offset=".15" stop-color="${mix(shade, '#2a0c10', 0.3)}"/><stop offset=".8" stop-color="${mix(skin, shade, 0.25)}"/></linearGradient>` +
    `<linearGradient id="hair" x2=".5" y2="1"><stop stop-color="${mix(hairColor, '#d9a77e', 0.42)}"/><stop offset=".4" stop-color="${hairColor}"/><stop offset="1" stop-color="${mix(hairColor, '#000000', 0.45)}"/></linearGradient>` +
    `<linearGradient id="dress" x1=".2" x2=".6" y2="1"><stop stop-color="${mix(look.dressColor, '#ffffff', 0.3)}"/><stop offset=".45" stop-color="${look.dressColor}"/><stop offset="1" stop-color="${mix(look.dressColor, '#0a0418', 0.5)}"/></linearGradient>` +
    `<radialGradient id="lamp" cx=".59" cy="-.1" r=".85"><stop stop-color="#ffe9c2" stop-opacity=".75"/><stop offset=".4" stop-color="${light}" stop-opacity=".5"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` +
    '<linearGradient id="floor" x2="0" y2="1"><stop offset=".55" stop-color="#05030f" stop-opacity="0"/><stop offset="1" stop-color="#05030f" stop-opacity=".7"/></linearGradient>' +
    '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="3"/></filter>' +
    '</defs>' +
    drawRoom(wall, light, random) +
    group('translate(188 71) scale(.92)', bust) +
    drawTable(cloth, [random.int(2, 6), random.int(1, 4), random.int(1, 5)]) +
    '</svg>'
  )
}
