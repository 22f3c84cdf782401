import { describe, expect, it, vi } from 'vitest'
import { answers, createWrapper, refuses } from './testing/fake-wrapper.ts'

/** The functions as the app has them before its bridge has loaded. */
async function importFresh() {
  vi.resetModules()
  const [{ loadBridge }, { saveFile }] = await Promise.all([import('./bridge/bridge.ts'), import('./save-file.ts')])
  return { loadBridge, saveFile }
}

describe('saveFile', () => {
  it('downloads in a browser, and does not say that the file is saved', async () => {
    const { saveFile } = await importFresh()
    const link = { click: vi.fn<() => void>(), remove: vi.fn<() => void>(), href: '', download: '', rel: '' }
    vi.stubGlobal('document', { createElement: () => link, body: { append: vi.fn() } })
    expect(await saveFile('list.csv', 'a,b', 'text/csv')).toBe('downloading')
    expect(link.click).toHaveBeenCalledOnce()
    expect(link.download).toBe('list.csv')
  })

  it.each([
    ['shared', answers({ activityType: '' })],
    ['cancelled', refuses('Share canceled')],
    ['failed', refuses('Unable to share')],
  ] as const)('is %s in the wrapper by its share sheet', async (outcome, share) => {
    const { loadBridge, saveFile } = await importFresh()
    const Filesystem = { writeFile: answers({ uri: 'file:///cache/list.csv' }) }
    const host = createWrapper({ Filesystem, Share: { share } })
    vi.stubGlobal('Capacitor', host.Capacitor)
    await loadBridge(host)
    expect(await saveFile('list.csv', 'a,b', 'text/csv')).toBe(outcome)
    expect(Filesystem.writeFile.mock.calls[0]?.[0]).toMatchObject({ path: 'list.csv', directory: 'CACHE' })
  })

  it('fails in the wrapper while its bridge is not loaded, instead of a download that nobody gets', async () => {
    const { saveFile } = await importFresh()
    vi.stubGlobal('Capacitor', createWrapper({}).Capacitor)
    expect(await saveFile('list.csv', 'a,b', 'text/csv')).toBe('failed')
  })
})
