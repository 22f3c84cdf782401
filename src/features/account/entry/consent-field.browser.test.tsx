import { expect, it } from 'vitest'
import { switchLanguage } from '#src/i18n/i18n.ts'
import { renderApp } from '#tests/support/component/render.tsx'
import { translatePage } from '#tests/support/translate-page.ts'
import { ConsentField } from './consent-field.tsx'

it('ConsentField changes its language in a page that the browser translates', async () => {
  const field = <ConsentField name="consent" checked={false} onChange={() => undefined} error={undefined} />
  const { getByRole } = await renderApp(field, { texts: ['account'] })
  const box = getByRole('checkbox')
  await expect.element(box).toHaveAccessibleName(/I am 21 or older/)
  translatePage()
  await switchLanguage('vi-VN')
  await expect.element(box).toHaveAccessibleName(/21 tuổi/)
  await expect.element(box).not.toHaveAccessibleName(/I am 21/)
  await switchLanguage('en-US')
})
