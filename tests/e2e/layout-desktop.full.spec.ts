import { IDENTITY_BASE } from '../support/identity-base.ts'
import { getBox, inEachFont, isInLine, overlap } from './support/boxes.ts'
import { PLAYER_PAGES, VISITOR_PAGES } from './support/pages.ts'
import { settled } from './support/settled.ts'
import { expect, openAs, test } from './support/test.ts'

/** Pages that use a desktop's width: what belongs together is in view at once. */
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

/** Covers, goods, tables and lists with their opened entry use the whole width. */
const WHOLE_PAGES =
  /^\/(game|vip|event|inviteRank|inbox|finance\/exchange|transactionHistory|records|game\/record|game\/search.*)$/

/** Pages outside the frame, and the help of a game, which has its own columns. */
const OTHER_PAGES = /login|register|forget|finance\/return|helpSlot/i

for (const path of [...new Set([...PLAYER_PAGES, ...VISITOR_PAGES])].filter((one) => !OTHER_PAGES.test(one)))
  test(`${path} begins at the left edge with its title, and leaves no half empty`, async ({ page }) => {
    await openAs(page, 'vip8player', '/game')
    const lobby = await getBox(page.getByRole('heading', { level: 1 }))
    await page.goto(path)
    await settled(page)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeInViewport()
    expect((await getBox(title)).height).toBeGreaterThan(20)
    expect((await getBox(title)).x).toBe(lobby.x)
    if (WHOLE_PAGES.test(path)) return
    const companion = page.locator('[data-companion]').first()
    await expect(companion).toHaveText(/\w{2}/)
    const main = await getBox(page.getByRole('main'))
    const box = await getBox(companion)
    expect(box.x).toBeGreaterThan(main.x + main.width / 2)
    expect(main.x + main.width - (box.x + box.width)).toBeLessThan(16)
  })

test('the upload has its sides in a row, and the button that sends them in view', async ({ page }) => {
  await openAs(page, 'newplayer', '/profile')
  await page.request.post('/api/user/identity/base', { data: IDENTITY_BASE, headers: { deviceId: 'test' } })
  await page.goto('/kyc/upload')
  await settled(page)
  const [front, , selfie] = await page.locator('[data-side]').all()
  if (!front || !selfie) throw new Error('no sides')
  const submit = page.getByRole('button', { name: 'Submit for review' })
  await inEachFont(page, async (font) => {
    expect(await isInLine(front, selfie), font).toBe(true)
    await expect(selfie.getByRole('button'), font).toBeInViewport({ ratio: 1 })
    await expect(submit, font).toBeInViewport({ ratio: 1 })
    expect(await overlap(submit, front), font).toBe(false)
  })
})

test('the documents for an identity are in rows of three', async ({ page }) => {
  await openAs(page, 'newplayer', '/kyc/baseInfo')
  await settled(page)
  await inEachFont(page, async (font) => {
    const tops = await page
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.getBoundingClientRect().top))
    expect(tops).toHaveLength(6)
    expect(new Set(tops.slice(0, 3)).size, font).toBe(1)
    expect(new Set(tops.slice(3)).size, font).toBe(1)
  })
})

test('all rewards of VIP can be claimed without scrolling', async ({ page }) => {
  await openAs(page, 'vip8player', '/vip')
  await settled(page)
  const claims = page.getByRole('main').getByRole('button', { name: /^Claim:/ })
  await expect(claims).toHaveCount(3)
  await inEachFont(page, async (font) => {
    for (const claim of await claims.all()) await expect(claim, font).toBeInViewport({ ratio: 1 })
  })
})

test('the rules of a game stand beside its cover, similar games beside both, and preferences beside security', async ({
  page,
}) => {
  await openAs(page, 'ratified', '/helpSlot?gameId=slot-001')
  await settled(page)
  const main = page.getByRole('main')
  const cover = main.locator('img').first()
  expect(await isInLine(main.getByRole('heading', { name: 'Rules' }), cover)).toBe(true)
  expect(await isInLine(cover, main.getByRole('list', { name: /^More from/ }))).toBe(true)
  await page.goto('/profile')
  await settled(page)
  const [language, security] = ['Language', 'Login password'].map((name) =>
    main.getByRole('button', { name: new RegExp(`^${name}`) }),
  )
  if (!language || !security) throw new Error('no rows')
  await expect(language).toBeInViewport({ ratio: 1 })
  const [left, right] = [await security.boundingBox(), await language.boundingBox()]
  expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
})

test('few hits of a search are followed by games that one may like', async ({ page }) => {
  await page.goto('/game/search?keyword=parol')
  await expect(page.getByRole('list', { name: /parol/ }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'You may like' }).getByRole('listitem').first()).toBeInViewport()
})
