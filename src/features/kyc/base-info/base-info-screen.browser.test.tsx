import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { press } from '#tests/support/component/input.ts'
import { createSandbox, renderApp, type RenderedApp } from '#tests/support/component/render.tsx'
import type { MockSandbox } from '#tests/support/mock-sandbox.ts'
import { BaseInfoScreen } from './base-info-screen.tsx'

const onSaved = vi.fn<() => void>()

let sandbox: MockSandbox
let screen: RenderedApp
beforeEach(async () => {
  onSaved.mockClear()
  sandbox = await createSandbox()
})

async function open(username = 'newplayer'): Promise<void> {
  screen = await renderApp(<BaseInfoScreen onSaved={onSaved} onStatusChange={() => Promise.resolve()} />, {
    texts: ['kyc'],
    username,
  })
}

const field = (name: string) => screen.getByLabelText(name)
const permanent = () => screen.getByRole('group', { name: 'Permanent address' })
const step = (title: string) => screen.getByRole('heading', { name: title })
const goOn = () => screen.getByRole('button', { name: 'Continue' }).click()
const save = () => screen.getByRole('button', { name: 'Save and continue' }).click()
const back = () => screen.stores.overlays.closeTop()

interface Details {
  birthday?: string
  idNumber?: string
}

/** Fills in the steps before the address. */
async function goToAddress({ birthday = '02/28/1990', idNumber = 'P7654321-XQ' }: Details = {}): Promise<void> {
  await screen.getByRole('radio', { name: 'PhilSys National ID' }).click()
  await field('ID number').fill(idNumber)
  await goOn()
  await field('Full name').fill('María Clara de los Santos')
  await field('Birthday').fill(birthday)
  await field('Nationality').selectOptions('Philippines')
  await field('Email').fill('player@example.com')
  await goOn()
}

/** Fills in the steps from the first on, and stops at the last, unsaved. */
async function fillDetails(details: Details = {}): Promise<void> {
  await goToAddress(details)
  const present = screen.getByRole('group', { name: 'Present address' })
  await present.getByLabelText('Address').fill('Demo Street 1, Barangay Uno')
  await present.getByLabelText('City or municipality').fill('Quezon City')
  await present.getByLabelText('Province').fill('Metro Manila')
  await present.getByLabelText('Postal code').fill('1100')
  await goOn()
  await field('Source of income').selectOptions('Salary')
  await field('Occupation').selectOptions('Teacher')
  await field('Gaming venue').selectOptions('Online')
}

describe('BaseInfoScreen', () => {
  it('shows the field errors of each step, and sends nothing', async () => {
    await open()
    await goOn()
    await expect.element(screen.getByRole('radio').first()).toHaveFocus()
    await expect
      .element(screen.getByRole('group', { name: 'ID type' }))
      .toHaveAccessibleDescription('This is required.')
    await expect.element(field('ID number')).toHaveAccessibleDescription(/This is required\./)
    await screen.getByRole('radio', { name: 'Passport' }).click()
    await field('ID number').fill('P1#')
    await goOn()
    await expect.element(field('ID number')).toHaveAccessibleDescription(/Format is incorrect\./)
    await expect.element(field('ID number')).toHaveFocus()
    await field('ID number').fill('P1234567')
    await goOn()

    // The heading is read out; errors wait for the button.
    await expect.element(step('About you')).toHaveFocus()
    await expect.element(field('Full name')).not.toHaveAccessibleDescription(/required/)
    await goOn()
    await expect.element(field('Full name')).toHaveFocus()
    for (const label of ['Full name', 'Birthday', 'Nationality', 'Email']) {
      await expect.element(field(label)).toHaveAccessibleDescription(/This is required\./)
    }
    await field('Full name').fill('R2D2')
    await field('Birthday').fill('13/45/1990')
    await field('Email').fill('player@')
    await goOn()
    await expect.element(field('Full name')).toHaveAccessibleDescription(/Format is incorrect\./)
    await expect.element(field('Birthday')).toHaveAccessibleDescription(/Date format is incorrect\./)
    await expect.element(field('Email')).toHaveAccessibleDescription(/Email format is incorrect\./)
    expect(await sandbox.calls('saveIdentityBase')).toHaveLength(0)
  })

  it('assumes one address, and asks for the permanent one if it differs', { tags: 'full' }, async () => {
    await open()
    await fillDetails()
    back()
    await expect.element(permanent()).not.toBeInTheDocument()
    await screen.getByRole('checkbox', { name: /My permanent address is the same/ }).click()
    await goOn()
    await expect.element(permanent().getByLabelText('Address')).toHaveFocus()
    await expect.element(permanent().getByLabelText('Province')).toHaveAccessibleDescription('This is required.')
  })

  it(
    'suggests cities by a part of the name, and fills in the province of the chosen one',
    { tags: 'full' },
    async () => {
      await open()
      await goToAddress()
      await field('City or municipality').click()
      await userEvent.keyboard('paranaque')
      await screen.getByRole('option', { name: 'Parañaque City Metro Manila' }).click()
      await expect.element(field('City or municipality')).toHaveValue('Parañaque City')
      await expect.element(field('Province')).toHaveValue('Metro Manila')
      // The cities of the province come first.
      await press('ArrowDown')
      await expect.element(screen.getByRole('option').first()).toMatchTextContent('Binondo, Manila')
    },
  )

  it('keeps a place that is not in the list', { tags: 'full' }, async () => {
    await open()
    await goToAddress()
    await field('Province').click()
    await userEvent.keyboard('Khánh Hòa')
    await expect.element(screen.getByText("Not in our list. We'll use what you typed.")).toBeVisible()
    await press('Tab')
    await expect.element(field('Province')).toHaveValue('Khánh Hòa')
  })

  it('goes one step back for Back until the first, and keeps the input', async () => {
    await open()
    await fillDetails()
    back()
    await expect.element(step('Present address')).toHaveFocus()
    await expect.element(field('City or municipality')).toHaveValue('Quezon City')
    back()
    back()
    await expect.element(field('ID number')).toHaveValue('P7654321-XQ')
    expect(back()).toBe(false)
  })

  it('leads from a taken ID number back to its step, and keeps the input', async () => {
    await open()
    await fillDetails({ idNumber: 'taken 0000' })
    await save()
    await expect.element(field('ID number')).toHaveAccessibleDescription(/another account/)
    await expect.element(field('ID number')).toHaveFocus()
    await expect.element(field('ID number')).toHaveValue('taken 0000')
    await goOn()
    await expect.element(field('Email')).toHaveValue('player@example.com')
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('rejects a player under 21 by any clock without a request', async () => {
    await open()
    await screen.getByRole('radio', { name: 'Passport' }).click()
    await field('ID number').fill('P1234567')
    await goOn()
    await field('Full name').fill('Demo Player')
    await field('Birthday').fill(`01/01/${String(new Date().getFullYear() - 18)}`)
    await field('Nationality').selectOptions('Philippines')
    await field('Email').fill('player@example.com')
    await goOn()
    await expect.element(field('Birthday')).toHaveAccessibleDescription(/Players must be 21 or older\./)
    await expect.element(field('Birthday')).toHaveFocus()
  })

  it('starts a rejected player at the part to fix, with the reason', async () => {
    await open('suspended')
    await expect.element(screen.getByText('The ID number does not match the picture.')).toBeVisible()
    await expect.element(field('ID number')).toBeVisible()
  })

  it('has no form if a list of options is empty, and Retry refetches it', async () => {
    await open('emptylists')
    await expect.element(screen.getByText("We couldn't load the options of this form.")).toBeVisible()
    const before = (await sandbox.calls('listCountries')).length
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(async () => (await sandbox.calls('listCountries')).length).toBe(before + 1)
  })
})
