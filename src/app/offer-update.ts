import type { AppVersion } from '#generated/http/schemas/app-version.ts'
import { isOutdated, VERSION_CODE } from '#src/platform/app-version.ts'
import type { AppBridge } from '#src/platform/app-bridge.ts'
import { loadBridge } from '#src/platform/bridge.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

/**
 * Offers the newest version where the installed one is older or says nothing of itself (section 4 of the specification):
 * in the wrapper its own is compared and its download opens, on the web the build's, and the page reloads.
 */
export async function offerUpdate(
  overlays: Pick<OverlayStore, 'ask'>,
  { versionCode, downloadUrl }: AppVersion,
  known?: Pick<AppBridge, 'isNative' | 'installedVersionCode'>,
): Promise<void> {
  const bridge = known ?? (await loadBridge())
  const installed = bridge.isNative ? await bridge.installedVersionCode() : VERSION_CODE
  if (isOutdated(installed, versionCode)) {
    overlays.ask('appUpdate', { downloadUrl: bridge.isNative ? downloadUrl : null })
  }
}
