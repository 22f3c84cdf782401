import { expect, test } from 'vitest'
import { VERSION_CODE } from '#src/platform/app-version.ts'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { offerUpdate } from './prompt-update.ts'

const downloadUrl = 'https://download.example/app.apk'

function wrapper(installed: string | null) {
  return { isNative: true, installedVersionCode: () => Promise.resolve(installed) }
}

async function offered(
  newest: number,
  bridge?: ReturnType<typeof wrapper>,
  from = downloadUrl,
): Promise<object | undefined> {
  const overlays = new OverlayStore()
  await offerUpdate(overlays, { versionCode: newest, downloadUrl: from }, bridge)
  return overlays.queued?.props
}

test('the web compares its build and reloads', async () => {
  expect(await offered(Number(VERSION_CODE))).toBeUndefined()
  expect(await offered(Number(VERSION_CODE) + 1)).toEqual({ downloadUrl: null })
})

test('the wrapper compares what is installed and downloads', async () => {
  expect(await offered(200, wrapper('200'))).toBeUndefined()
  expect(await offered(200, wrapper('199'))).toEqual({ downloadUrl })
  expect(await offered(1, wrapper(''))).toEqual({ downloadUrl })
  expect(await offered(1, wrapper(null))).toEqual({ downloadUrl })
})

test.each(['', 'http://download.example/app.apk', 'https://'])(
  'nothing is offered that cannot be had safely: %s',
  async (from) => {
    expect(await offered(200, wrapper('199'), from)).toBeUndefined()
    expect(await offered(Number(VERSION_CODE) + 1, undefined, from)).toEqual({ downloadUrl: null })
  },
)
