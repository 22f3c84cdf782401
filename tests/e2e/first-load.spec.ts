import { expect, test } from './support/test.ts'

test('a page loads each file once, and two stylesheets', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    const file = /[^/]+[.](?:js|css)$/.exec(request.url())?.[0]
    if (file !== undefined) files.push(file)
  })
  await page.goto('/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(files.filter((file) => file.endsWith('.css'))).toHaveLength(2)
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
})
