import { beforeEach, describe, expect, it, vi } from 'vitest'
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
const save = () => screen.getByRole('button', { name: 'Save and continue' }).click()

/** Fills in all of the details, with one address for both. */
async function fillDetails({ birthday = '02/28/1990', idNumber = 'P7654321-XQ' } = {}): Promise<void> {
  await field('Full name').fill('María Clara de los Santos')
  await field('Birthday').fill(birthday)
  await field('Nationality').selectOptions('Philippines')
  await field('ID type').selectOptions('PhilSys National ID')
  await field('ID number').fill(idNumber)
  await field('Email').fill('player@example.com')
  const present = screen.getByRole('group', { name: 'Present address' })
  await present.getByLabelText('Address').fill('Demo Street 1, Barangay Uno')
  await present.getByLabelText('City or municipality').fill('Quezon City')
  await present.getByLabelText('Province').fill('Metro Manila')
  await present.getByLabelText('Postal code').fill('1100')
  await screen.getByRole('checkbox', { name: /My permanent address is the same/ }).click()
  await field('Source of income').selectOptions('Salary')
  await field('Occupation').selectOptions('Teacher')
  await field('Gaming venue').selectOptions('Online')
}

describe('BaseInfoScreen', () => {
  it('shows field errors, and sends nothing', async () => {
    await open()
    await save()
    await expect.element(field('Full name')).toHaveFocus()
    for (const label of ['Full name', 'Birthday', 'Nationality', 'ID type', 'ID number', 'Email', 'Occupation']) {
      await expect.element(field(label)).toHaveAccessibleDescription(/This is required\./)
    }
    await expect.element(permanent().getByLabelText('Province')).toHaveAccessibleDescription('This is required.')

    await fillDetails({ birthday: '13/45/1990', idNumber: 'P1#' })
    await field('Full name').fill('R2D2')
    await field('Email').fill('player@')
    await expect.element(permanent()).not.toBeInTheDocument()
    await save()
    await expect.element(field('Full name')).toHaveAccessibleDescription(/Format is incorrect\./)
    await expect.element(field('Birthday')).toHaveAccessibleDescription(/Date format is incorrect\./)
    await expect.element(field('Email')).toHaveAccessibleDescription(/Email format is incorrect\./)
    await expect.element(field('ID number')).toHaveAccessibleDescription(/Format is incorrect\./)
    expect(await sandbox.calls('saveIdentityBase')).toHaveLength(0)
  })

  it('shows the error of a taken ID number beside it, and keeps the input', async () => {
    await open()
    await fillDetails({ idNumber: 'taken 0000' })
    await save()
    await expect.element(field('ID number')).toHaveAccessibleDescription(/another account/)
    await expect.element(field('ID number')).toHaveFocus()
    await expect.element(field('ID number')).toHaveValue('taken 0000')
    await expect.element(field('Email')).toHaveValue('player@example.com')
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('rejects a player under 21 by any clock without a request', async () => {
    await open()
    await fillDetails({ birthday: `01/01/${String(new Date().getFullYear() - 18)}` })
    await save()
    await expect.element(field('Birthday')).toHaveAccessibleDescription(/Players must be 21 or older\./)
    await expect.element(field('Birthday')).toHaveFocus()
    expect(await sandbox.calls('saveIdentityBase')).toHaveLength(0)
  })

  it('has no form if a list of options is empty, and Retry refetches it', async () => {
    await open('emptylists')
    await expect.element(screen.getByText("We couldn't load the options of this form.")).toBeVisible()
    const before = (await sandbox.calls('listCountries')).length
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(async () => (await sandbox.calls('listCountries')).length).toBe(before + 1)
  })
})
