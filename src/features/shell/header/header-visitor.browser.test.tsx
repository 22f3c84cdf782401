import { expect, it } from 'vitest'
import { TopBar } from '#src/ui/layout/top-bar.tsx'
import { renderApp } from '#tests/support/component/render.tsx'
import { FONTS, setFont } from '#tests/support/fonts.ts'
import { HeaderVisitor } from './header-visitor.tsx'

it.each(['en-US', 'vi-VN'] as const)('ends where the content of the page ends: %s', async (language) => {
  const screen = await renderApp(<TopBar end={<HeaderVisitor />} />, { language })
  const { right } = screen.container.getBoundingClientRect()
  const gutter = Number.parseFloat(getComputedStyle(screen.container).getPropertyValue('--gutter'))
  const signUp = screen.getByRole('link', { name: language === 'en-US' ? 'Sign up' : 'Đăng ký' })
  await expect.element(signUp).toBeVisible()
  for (const font of FONTS) {
    await setFont(font)
    expect(signUp.element().getBoundingClientRect().right, font).toBe(right - gutter)
  }
})
