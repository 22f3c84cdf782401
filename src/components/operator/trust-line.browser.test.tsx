import { describe, expect, it } from 'vitest'
import { BRAND } from '#src/lib/brand.ts'
import { renderApp } from '#tests/support/component/render.tsx'
import { TrustLine, TrustNote } from './trust-line.tsx'

describe('TrustLine', () => {
  const LICENSED = [
    { name: 'Logo Only Office', license: null, logo: '/office.svg', url: null },
    { name: 'Board', license: '22-0001', logo: '/board.svg', url: 'https://board.example/' },
  ]

  it.each([
    ['en-US', 'License 22-0001'],
    ['vi-VN', 'Giấy phép số 22-0001'],
  ] as const)('shows age, help, licensee, regulator and license number in %s', async (language, license) => {
    const help = [{ name: 'Help line', href: 'https://line.example/' }]
    const line = <TrustLine licensee="Harbor Games Inc." demoDisclaimer={null} regulators={LICENSED} help={help} />
    const { container } = await renderApp(line, { texts: ['menu'], language })
    for (const part of ['21+', 'Harbor Games Inc.', 'Board', license]) expect(container.textContent).toContain(part)
    expect(container.textContent).not.toMatch(/Office|demo/i)
    const links = [...container.querySelectorAll('a')].map(({ href }) => href)
    expect(links).toEqual(['https://line.example/', 'https://board.example/'])
  })

  it.each([
    ['en-US', 'no license'],
    ['vi-VN', 'chưa có giấy phép'],
  ] as const)('says in %s that a demonstration has no license', async (language, none) => {
    const { container } = await renderApp(<TrustLine />, { texts: ['menu'], language })
    for (const part of [BRAND.licensee, BRAND.regulators[0]?.name, none]) expect(container.textContent).toContain(part)
  })

  it('names in its short form the age and the license alone', async () => {
    const note = <TrustNote demoDisclaimer={null} regulators={LICENSED} />
    const { container } = await renderApp(note, { texts: ['menu'] })
    expect(container.querySelector('p, span, div')?.textContent).toBe('21+ · Board, License 22-0001')
  })
})
