import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect, test as base } from 'playwright/test'
import { startLab } from '../../packages/conformance/lab/lab-client.ts'
import { readConfig } from '../../packages/conformance/src/config/read-config.ts'
import { fixtureFinding } from '../../packages/conformance/src/report/fixture-report.ts'
import { ALL_HOSTILE } from '../../packages/conformance/src/report/hostile.ts'
import { writeReports } from '../../packages/conformance/src/report/formats/write-reports.ts'
import { runConformance } from '../../packages/conformance/src/run/run-conformance.ts'

/** The report of a run on a lab with three faults, as a backend team opens it. */
const test = base.extend<{ errors: string[] }, { report: string }>({
  report: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use, info) => {
      const lab = await startLab(['wrong-type', 'session-ignored', 'undocumented-field'])
      const at = (path: string): string =>
        fileURLToPath(new URL(`../../packages/conformance/lab/${path}`, import.meta.url))
      const run = await runConformance({
        openapi: at('openapi.yaml'),
        ...readConfig(at('harness.yaml'), {}),
        url: lab.url,
      })
      await lab.close()
      const hostile = fixtureFinding({ id: 'hostile', title: ALL_HOSTILE, provenance: 'proposed' })
      // Each worker writes its own: another one may be reading.
      const folder = join(info.project.outputDir, `report-${String(info.workerIndex)}`)
      const written = await writeReports({ ...run, findings: [...run.findings, hostile] }, folder, ['html'])
      await use(pathToFileURL(written[0]?.path ?? '').href)
    },
    { scope: 'worker' },
  ],
  errors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('request', (request) => {
        if (!request.url().startsWith('file:')) errors.push(`asks the network: ${request.url()}`)
      })
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

test('a finding opens to its request, its response and a curl command', async ({ page, report }) => {
  await page.goto(report)
  const finding = page.getByRole('group').filter({ hasText: 'The operation succeeds with no session' })
  await finding.getByText('The operation succeeds with no session').click()
  await expect(finding.getByText('curl -i -X GET').first()).toBeVisible()
  await expect(finding.getByText('/loans').first()).toBeVisible()
})

test('filters leave what fits, say how much, and live in the address', async ({ page, report }) => {
  await page.goto(report)
  const shown = page.locator('details.finding:visible')
  const all = await shown.count()
  expect(all).toBeGreaterThanOrEqual(4)
  await page.getByRole('combobox', { name: /^Operation/ }).selectOption('listLoans')
  await expect(shown).not.toHaveCount(all)
  await expect(page.getByRole('status')).toContainText(`of ${String(all)} findings`)
  for (const one of await shown.all()) await expect(one).toHaveAttribute('data-operation', 'listLoans')

  await page.reload()
  await expect(page.getByRole('combobox', { name: /^Operation/ })).toHaveValue('listLoans')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(shown).toHaveCount(all)
  await page.getByRole('checkbox', { name: 'critical' }).uncheck()
  await expect(page.locator('details.finding.critical:visible')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'critical' }).check()
  await page.getByRole('searchbox').fill('passwordHash')
  await expect(shown).toHaveCount(1)
  await page.getByRole('searchbox').fill('no finding has these words')
  await expect(page.getByText('No finding matches these filters.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing runs over the edge of a phone, and axe finds nothing, in ${colorScheme}`, async ({ page, report }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(report)
    await page.getByRole('button', { name: 'Open all' }).click()
    const { width, wide } = await page.evaluate(() => ({
      width: innerWidth,
      wide: document.documentElement.scrollWidth,
    }))
    expect(wide).toBeLessThanOrEqual(width)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)).toEqual(
      [],
    )
  })
}
