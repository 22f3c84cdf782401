import { describe, expect, it } from 'vitest'
import { BRAND } from '#src/lib/brand.ts'
import { renderApp } from '#tests/support/component/render.tsx'
import { LicenceBlock } from './licence-block.tsx'
import { LicenceLine } from './licence-line.tsx'

describe('LicenceBlock', () => {
  it.each(['en-US', 'vi-VN'] as const)("shows the brand's regulators and the demo sentence in %s", async (language) => {
    const { container } = await renderApp(<LicenceBlock />, { texts: ['menu'], language })
    for (const { name, logo } of BRAND.regulators) {
      expect(container.textContent).toContain(name)
      const logos = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
      await expect.poll(logos).toContain(logo)
    }
    expect(container.textContent).toContain(BRAND.licensee)
    expect(container.textContent).toContain(BRAND.demoDisclaimer?.[language])
  })

  it('calls no licensed site a demonstration', async () => {
    const regulators = [{ name: 'Board', license: '22-0001', logo: '/board.svg', url: 'https://board.example/' }]
    const block = <LicenceBlock licensee="Harbor Games Inc." demoDisclaimer={null} regulators={regulators} />
    const screen = await renderApp(block, { texts: ['menu'] })
    expect(screen.container.textContent).toContain('Harbor Games Inc.')
    expect(screen.container.textContent).toContain('Licence 22-0001')
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', 'https://board.example/')
    expect(screen.container.textContent).not.toMatch(/demo|invented/i)
  })
})

describe('LicenceLine', () => {
  const LICENSED = [
    { name: 'Logo Only Office', license: null, logo: '/office.svg', url: null },
    { name: 'Board', license: '22-0001', logo: '/board.svg', url: 'https://board.example/' },
  ]

  it.each([
    ['en-US', 'Licence 22-0001'],
    ['vi-VN', 'Giấy phép số 22-0001'],
  ] as const)('shows age, licensee, regulator and licence number in %s', async (language, licence) => {
    const line = <LicenceLine licensee="Harbor Games Inc." demoDisclaimer={null} regulators={LICENSED} />
    const { container } = await renderApp(line, { texts: ['menu'], language })
    for (const part of ['21+', 'Harbor Games Inc.', 'Board', licence]) expect(container.textContent).toContain(part)
    expect(container.textContent).not.toMatch(/Office|demo/i)
    expect(container.querySelector('a')?.href).toBe('https://board.example/')
  })

  it.each([
    ['en-US', 'no licence'],
    ['vi-VN', 'chưa có giấy phép'],
  ] as const)('says in %s that a demonstration has no licence', async (language, none) => {
    const { container } = await renderApp(<LicenceLine />, { texts: ['menu'], language })
    for (const part of [BRAND.licensee, BRAND.regulators[0]?.name, none]) expect(container.textContent).toContain(part)
  })
})
