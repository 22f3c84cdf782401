import { describe, expect, it } from 'vitest'
import { VERSION_CODE } from '#src/platform/app-version.ts'
import { OverlayStore } from '#src/stores/overlay-store.ts'
import { promptToUpdate } from './prompt-update.ts'

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
  await promptToUpdate(overlays, { versionCode: newest, downloadUrl: from }, bridge)
  return overlays.queued?.props
}

describe('promptToUpdate', () => {
  it('compares the build on the web, and reloads', async () => {
    expect(await offered(Number(VERSION_CODE))).toBeUndefined()
    expect(await offered(Number(VERSION_CODE) + 1)).toEqual({ downloadUrl: null })
  })

  it('compares the installed version in the wrapper, and downloads', async () => {
    expect(await offered(200, wrapper('200'))).toBeUndefined()
    expect(await offered(200, wrapper('199'))).toEqual({ downloadUrl })
    expect(await offered(1, wrapper(''))).toEqual({ downloadUrl })
    expect(await offered(1, wrapper(null))).toEqual({ downloadUrl })
  })

  it.each(['', 'http://download.example/app.apk', 'https://'])('offers no unsafe download: %s', async (from) => {
    expect(await offered(200, wrapper('199'), from)).toBeUndefined()
    expect(await offered(Number(VERSION_CODE) + 1, undefined, from)).toEqual({ downloadUrl: null })
  })
})
