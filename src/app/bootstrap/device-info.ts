import { VERSION_CODE } from '#src/platform/app-version.ts'
import { hasNativeBridge, loadBridge } from '#src/platform/bridge.ts'
import { getDeviceId, keepDeviceId, knownDeviceId } from '#src/platform/device.ts'
import type { AppStorage } from '#src/platform/storage.ts'

/** How long, in milliseconds, calls wait for what the wrapper says of the device. */
export const BRIDGE_WAIT_MS = 2000

/** What start-up learns of the device, and each call sends. */
export interface DeviceInfo {
  /** The step of start-up; on the web it is done at once. Calls wait for it by {@link ready}. */
  begin: () => void
  /** Until when calls must wait; undefined when all is known. Never rejects. */
  ready: () => Promise<void> | undefined
  id: () => string
  /** The installed version: the wrapper's inside it, the build's own on the web. '' where it is not known. */
  versionCode: () => string
}

/**
 * On the web the build and the storage know all. In the wrapper its bridge is asked; the first calls wait for that, 2 s
 * at most, since another device id would be another device to the server. What was known before stays.
 */
export function createDeviceInfo(storage: AppStorage, isNative = hasNativeBridge(), load = loadBridge): DeviceInfo {
  let versionCode = isNative ? '' : VERSION_CODE
  let waiting: Promise<void> | undefined

  async function askWrapper(): Promise<void> {
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
      waiting = Promise.race([askWrapper().catch(() => undefined), limit]).then(() => {
        waiting = undefined
      })
    },
    ready: () => waiting,
    id: () => getDeviceId(storage),
    versionCode: () => versionCode,
  }
}
