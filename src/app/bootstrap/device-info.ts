import { VERSION_CODE } from '#src/platform/app-version.ts'
import { hasNativeBridge, loadBridge } from '#src/platform/bridge/bridge.ts'
import { getDeviceId, keepDeviceId, knownDeviceId } from '#src/platform/device.ts'
import type { AppStorage } from '#src/platform/storage.ts'

/** How long, in milliseconds, requests wait for the bridge. */
export const BRIDGE_WAIT_MS = 2000

/** The device and version that each request sends. */
export interface DeviceInfo {
  /** The step of start-up; on the web it is done at once. Requests wait for it by {@link ready}. */
  begin: () => void
  /** Resolves when requests may be sent; undefined if they need not wait. Never rejects. */
  ready: () => Promise<void> | undefined
  id: () => string
  /** The installed version: in the wrapper the wrapper's, on the web the build's; '' if unknown. */
  versionCode: () => string
}

/**
 * On the web the build has the version and the storage the id. In the wrapper the bridge has them; the first requests wait
 * for it, 2 s at most, because the server takes another id for another device. A stored id stays.
 */
export function createDeviceInfo(storage: AppStorage, isNative = hasNativeBridge(), load = loadBridge): DeviceInfo {
  let versionCode = isNative ? '' : VERSION_CODE
  let waiting: Promise<void> | undefined

  async function readBridge(): Promise<void> {
    const bridge = await load()
    const [installed, id] = await Promise.all([bridge.installedVersionCode(), bridge.deviceId()])
    versionCode = installed ?? ''
    if (id !== null && knownDeviceId(storage) === undefined) keepDeviceId(storage, id)
  }

  return {
    begin() {
      if (!isNative) {
        getDeviceId(storage)
        return
      }
      const limit = new Promise<void>((resolve) => setTimeout(resolve, BRIDGE_WAIT_MS))
      waiting = Promise.race([readBridge().catch(() => undefined), limit]).then(() => {
        waiting = undefined
      })
    },
    ready: () => waiting,
    id: () => getDeviceId(storage),
    versionCode: () => versionCode,
  }
}
