import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetShare } from '#generated/http/account/get-share.ts'
import { PlayersOnly } from '#src/features/shell/popups/players-only.tsx'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { useCopy } from '#src/components/copy/use-copy.ts'
import { QrCode } from '#src/features/shell/popups/qr-code.tsx'
import { readLinkUrl } from '#src/lib/foreign-url.ts'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { appBridge } from '#src/platform/bridge/bridge.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'

/** Needs the player's tap, as sharing does: call the browser before any await. */
function CopyUrl({ url }: { url: string }): ReactElement {
  const { t } = useTranslation(['overlays', 'errors'])
  const copy = useCopy(t('errors:shareUrlCopied'))
  return (
    <Button size="sm" icon="copy" onClick={() => copy(url)}>
      {t('shareCopy')}
    </Button>
  )
}

function ShareNative({ url }: { url: string }): ReactElement {
  const { t } = useTranslation('overlays')
  const { toasts } = useStores()
  async function share(): Promise<void> {
    const outcome = await appBridge().share({ text: t('shareFriend', { product: PRODUCT_NAME }), url })
    if (outcome === 'failed') toasts.danger(t('shareFailed'))
  }
  return (
    <Button variant="primary" icon="external" onClick={() => void share()}>
      {t('shareNative')}
    </Button>
  )
}

function ShareSheet({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(['overlays', 'common'])
  const share = useGetShare()
  // What leaves the app by copy, code or share sheet is checked like an address that it opens.
  const url = share.data === undefined ? undefined : readLinkUrl(share.data, window.location)?.href
  const hasFailed = share.isError || share.data !== undefined
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('shareTitle')}
      closeLabel={t('common:close')}
      {...(url !== undefined && appBridge().canShare() && { actions: <ShareNative url={url} /> })}
    >
      {url !== undefined ? (
        <Stack gap={3}>
          <p>{t('shareText')}</p>
          <QrCode text={url} label={t('shareQr')} />
          <Field
            label={t('shareUrl')}
            value={url}
            readOnly
            translate="no"
            onFocus={(event) => event.target.select()}
            suffix={<CopyUrl url={url} />}
          />
        </Stack>
      ) : hasFailed ? (
        <QueryError query={share} />
      ) : (
        <SkeletonSet kind="text" label={t('common:loading')} />
      )}
    </BottomSheet>
  )
}

/** The player's invitation link: to copy, or to share by the device's share sheet. */
export function SharePopup({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <PlayersOnly onClose={onClose}>
      <ShareSheet onClose={onClose} />
    </PlayersOnly>
  )
}
