import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveIdentityBase } from '#generated/http/kyc/save-identity-base.ts'
import { clickTwice } from '#tests/support/component/input.ts'
import { IDENTITY_BASE } from '#tests/support/identity-base.ts'
import { IMAGE_LIMIT_BYTES } from '#src/lib/pictures/jpeg-quality.ts'
import {
  choosePicture,
  HALF_PICTURES,
  halfPicture,
  noisePicture,
  UNREADABLE_FILES,
} from '#tests/support/component/pictures.ts'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { identityQuery } from '../kyc.queries.ts'
import { UploadScreen } from './upload-screen.tsx'

const FRONT = 'Front of your ID'
const BACK = 'Back of your ID'
const SELFIE = 'Selfie'
const SIDES = [FRONT, BACK, SELFIE]

const onHandedIn = vi.fn<() => void>()

let sandbox: MockSandbox
let screen: RenderedApp
beforeEach(async () => {
  onHandedIn.mockClear()
  sandbox = await createSandbox()
  const page = <UploadScreen onHandedIn={onHandedIn} onStatusChange={() => Promise.resolve()} />
  screen = await renderApp(page, { texts: ['kyc'], username: 'newplayer' })
})

const card = (side: string) => screen.getByRole('region', { name: side })
const state = (side: string) => card(side).getByRole('status')
const error = (side: string) => card(side).getByRole('alert')
const submit = () => screen.getByRole('button', { name: 'Submit for review' })
const uploads = () => sandbox.calls('uploadImage')

async function saveDetails(): Promise<void> {
  await expect.element(screen.getByRole('link', { name: 'Fill in your details' })).toBeVisible()
  await saveIdentityBase(IDENTITY_BASE)
  await screen.queryClient.invalidateQueries(identityQuery())
  await expect.element(card(FRONT)).toBeVisible()
}

/** Chooses a picture for each side, after the details. */
async function chooseAll(): Promise<void> {
  await saveDetails()
  for (const side of SIDES) {
    await choosePicture(card(side), await noisePicture(60, 40))
    await expect.element(state(side)).toHaveTextContent('Ready to send')
  }
}

async function expectHandedIn(): Promise<void> {
  await expect.poll(() => onHandedIn.mock.calls.length).toBe(1)
}

describe('UploadScreen', () => {
  it('leads to missing details first', async () => {
    const link = screen.getByRole('link', { name: 'Fill in your details' })
    await expect.element(link).toHaveAttribute('href', '/kyc/baseInfo')
    await expect.element(submit()).not.toBeInTheDocument()
  })

  it.each(UNREADABLE_FILES)(
    'shows the error of %s at its side, and uploads nothing',
    { tags: 'full' },
    async (_, file, words) => {
      await saveDetails()
      await choosePicture(card(FRONT), await noisePicture(60, 40))
      await choosePicture(card(BACK), file)
      await expect.element(error(BACK)).toMatchTextContent(words)
      await expect.element(state(BACK)).toHaveTextContent('Missing')
      await expect.element(state(FRONT)).toHaveTextContent('Ready to send')
      await choosePicture(card(BACK), await noisePicture(60, 40))
      await expect.element(error(BACK)).not.toBeInTheDocument()
      await expect.element(state(BACK)).toHaveTextContent('Ready to send')
      expect(await uploads()).toHaveLength(0)
    },
  )

  it.each(HALF_PICTURES)('rejects half a picture: %s, %s', { tags: 'full' }, async (type, size, width) => {
    await saveDetails()
    const half = await halfPicture(type, width)
    // What is encoded again.
    expect(half.size > IMAGE_LIMIT_BYTES).toBe(size === 'large')
    await choosePicture(card(BACK), half)
    await expect.element(error(BACK)).toMatchTextContent(/damaged/)
    await expect.element(state(BACK)).toHaveTextContent('Missing')
  })

  it('lists missing pictures, and focuses the first', async () => {
    await saveDetails()
    await choosePicture(card(FRONT), await noisePicture(60, 40))
    await expect.element(state(FRONT)).toHaveTextContent('Ready to send')
    await submit().click()
    for (const side of [BACK, SELFIE]) await expect.element(error(side)).toHaveTextContent('This is required.')
    await expect.element(card(BACK).getByRole('button').first()).toHaveFocus()
    expect(await uploads()).toHaveLength(0)
  })

  it('keeps the other sides when one fails, and uploads it alone again', async () => {
    await chooseAll()
    await sandbox.injectFault('uploadImage', { kind: 'code', code: 44007, msg: 'This picture is too large.' })
    await submit().click()
    await expect.element(error(FRONT)).toHaveTextContent('This picture is too large.')
    await expect.element(screen.getByText('Not everything was sent')).toBeVisible()
    await expect.element(state(FRONT)).toHaveTextContent('Not sent')
    for (const side of [BACK, SELFIE]) await expect.element(state(side)).toHaveTextContent('Sent')
    expect(await sandbox.calls('saveIdentityPapers')).toHaveLength(0)
    await submit().click()
    await expectHandedIn()
    expect(await uploads()).toHaveLength(4)
  })

  it('shows the upload progress at the side and beside the button', async () => {
    await chooseAll()
    await sandbox.injectFault('uploadImage', { kind: 'timeout' })
    await submit().click()
    await expect.element(card(FRONT).getByRole('progressbar', { name: 'Sending: Front of your ID' })).toBeVisible()
    await expect.element(screen.getByText('Sending photo 1 of 3')).toBeVisible()
    await expect.element(card(FRONT).getByRole('button').first()).toBeDisabled()
  })

  it('submits once on a double-click', async () => {
    await chooseAll()
    await clickTwice(submit())
    await expectHandedIn()
    expect(await uploads()).toHaveLength(3)
    expect(await sandbox.calls('saveIdentityPapers')).toHaveLength(1)
  })

  it('continues when the response of the submission is lost', async () => {
    await chooseAll()
    await sandbox.injectFault('saveIdentityPapers', { kind: 'drop' }, { after: true })
    await submit().click()
    await expectHandedIn()
    expect(await sandbox.calls('saveIdentityPapers')).toHaveLength(1)
  })

  it('uploads all again when the server no longer has them', { tags: 'full' }, async () => {
    await chooseAll()
    await sandbox.injectFault('saveIdentityPapers', { kind: 'code', code: 44008, msg: 'Please upload it again.' })
    await submit().click()
    await expect.element(state(FRONT)).toHaveTextContent('Ready to send')
    await submit().click()
    await expectHandedIn()
    expect(await uploads()).toHaveLength(6)
  })
})
