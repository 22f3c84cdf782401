import type { GameCategory } from '../palette.ts'
import * as arcade from './arcade.ts'
import * as fiesta from './fiesta.ts'
import type { Motif } from './motif.ts'
import * as nature from './nature.ts'
import * as sea from './sea.ts'
import * as sports from './sports.ts'
import * as table from './table.ts'
import * as treasure from './treasure.ts'

const { parol, mango, jeepney, salakot, rooster, sun, seven } = fiesta
const { bell, gem, crown, coins, key, chest, mask, lanterns } = treasure
const { volcano, gumamela, palm, carabao, tarsier, butterfly, eagle, flame, chili, bakunawa, moonCat } = nature
const { spade, heart, diamond, club, cardFan, pair, roulette, chip, chipStack, dice, microphone, stage } = table

const BY_CATEGORY: Record<GameCategory, readonly Motif[]> = {
  slot: [
    parol,
    mango,
    jeepney,
    salakot,
    rooster,
    sun,
    seven,
    bell,
    gem,
    crown,
    coins,
    key,
    chest,
    mask,
    lanterns,
    volcano,
    gumamela,
    palm,
    carabao,
    tarsier,
    butterfly,
    eagle,
    chili,
    bakunawa,
    moonCat,
  ],
  hot: [flame, chili, seven, sun, volcano, parol, crown, gem, bakunawa, rooster],
  live: [roulette, cardFan, chip, dice, microphone, stage, chipStack, spade, mask],
  sports: Object.values(sports),
  fish: Object.values(sea),
  poker: [spade, heart, diamond, club, cardFan, pair, chip, chipStack, crown],
  arcade: Object.values(arcade),
}

/** A cover shows what its game's name mentions. */
const BY_WORD: readonly (readonly [RegExp, Motif])[] = [
  [/parol|christmas|star/, parol],
  [/mango|fruit|calamansi|pinya|halo-halo/, mango],
  [/jeep/, jeepney],
  [/salakot|farm|harvest|pahiyas|bahay/, salakot],
  [/rooster|sabong|cock|manok|lechon/, rooster],
  [/\bsun|araw|summer/, sun],
  [/seven|7/, seven],
  [/bell/, bell],
  [/gem|jewel|pearl of|crystal|diyamante/, gem],
  [/king|queen|crown|royal|hari|reyna/, crown],
  [/coin|gold|peso|ginto|cash|rich|fortune/, coins],
  [/\bkey|susi/, key],
  [/chest|treasure|pirate|vault|kayamanan/, chest],
  [/mask|maskara|masskara|sinulog|atihan|higante/, mask],
  [/lantern|fiesta|pista|festival|banderita|simbang/, lanterns],
  [/mayon|volcano|taal|lava|makiling|hills/, volcano],
  [/gumamela|flower|flores|petal|hibiscus|bloom|bulaklak|sampaguita/, gumamela],
  [/palm|coco|niyog|buko|island|boracay|beach/, palm],
  [/carabao|kalabaw|buffalo|\bbull/, carabao],
  [/tarsier|monkey|jungle|unggoy/, tarsier],
  [/butterfly|paruparo/, butterfly],
  [/eagle|agila|adarna|bird/, eagle],
  [/fire|flame|apoy|inferno|blaze/, flame],
  [/chil|sili|hot|spicy/, chili],
  [/dragon|bakunawa|serpent|naga/, bakunawa],
  [/\bcats?\b|tiger|panther|pusa/, moonCat],
  [/roulette|wheel/, roulette],
  [/poker|hold|baccarat|teen|andar/, cardFan],
  [/black ?jack|21|pusoy|tongits|lucky nine/, pair],
  [/dice|sic bo|craps|color game/, dice],
  [/chip|high roller/, chipStack],
  [/ace|spade/, spade],
  [/heart|love|puso/, heart],
  [/diamond/, diamond],
  [/club/, club],
  [/show|karaoke|sing/, microphone],
  [/stage|theat|lounge/, stage],
  [/basket|hoop|pba|slam/, sports.basketball],
  [/foot|soccer|goal|penalty/, sports.football],
  [/box|punch|knock/, sports.boxingGlove],
  [/badminton|shuttle/, sports.shuttlecock],
  [/volley|spike|sepak|sipa/, sports.volleyball],
  [/tennis|racket|smash/, sports.racket],
  [/cycl|bike|race/, sports.bicycle],
  [/billiard|pool|8 ?ball|9 ?ball/, sports.billiards],
  [/cup|league|champ|trophy|derby/, sports.trophy],
  [/medal|olympi/, sports.medal],
  [/shark|pating|whale/, sea.shark],
  [/octopus|kraken|pugita/, sea.octopus],
  [/jelly|dikya/, sea.jellyfish],
  [/anchor|captain|vinta|tuna|harbor|harbour|bay\b/, sea.anchor],
  [/turtle|pawikan/, sea.turtle],
  [/shell|pearl|perlas/, sea.shell],
  [/crab|alimango/, sea.crab],
  [/ray\b|manta|pagi/, sea.ray],
  [/seahorse/, sea.seahorse],
  [/fish|isda|reef|coral|ocean|\bsea\b|siege|bangus|lapu|barracuda|catch/, sea.fish],
  [/rocket|space|launch|crash/, arcade.rocket],
  [/plane|aviator|jet|flight|\bsky\b/, arcade.plane],
  [/bomb|\bmines?\b/, arcade.bomb],
  [/balloon|pop\b/, arcade.balloon],
  [/plinko|drop/, arcade.plinko],
  [/ufo|alien/, arcade.ufo],
  [/dart|target|shoot/, arcade.target],
  [/mushroom/, arcade.mushroom],
  [/pixel|invader|monster/, arcade.creature],
  [/joystick|arcade/, arcade.joystick],
  [/game|esport/, arcade.gamepad],
]

/** Categories in which motifs of other categories would look out of place. */
const STRICT: readonly GameCategory[] = ['fish', 'sports', 'poker']

/** The motif that a name asks for, or undefined. Motifs of the own category win over others. */
export function motifFor(name: string, category: GameCategory): Motif | undefined {
  const spoken = name.toLowerCase()
  const found = BY_WORD.filter(([word]) => word.test(spoken)).map(([, motif]) => motif)
  return (
    found.find((motif) => BY_CATEGORY[category].includes(motif)) ?? (STRICT.includes(category) ? undefined : found[0])
  )
}

/** The motifs of a category; never empty. */
export function motifsOf(category: GameCategory): readonly Motif[] {
  return BY_CATEGORY[category]
}
