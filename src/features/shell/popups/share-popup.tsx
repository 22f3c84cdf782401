import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayersOnly } from '#src/components/players-only.tsx'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { appBridge } from '#src/platform/bridge.ts'
import { shareQuery } from '#src/queries/social.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { copyText } from '#src/ui/form/copy-text.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import styles from './share-popup.module.css'

/** The player's own address for friends: to copy, or to hand to the device's share sheet where there is one. */
export function SharePopup({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <PlayersOnly onClose={onClose}>
      <ShareSheet onClose={onClose} />
    </PlayersOnly>
  )
}

function ShareSheet({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(['overlays', 'common'])
  const { data: url, isError, isFetching, refetch } = useQuery(shareQuery())
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('shareTitle')}
      closeLabel={t('common:close')}
      actions={url === undefined ? undefined : <ShareActions url={url} />}
    >
      {url !== undefined ? (
        <Stack gap={3}>
          <p>{t('shareText')}</p>
          <div>
            <Text size="sm" tone="quiet">
              {t('shareUrl')}
            </Text>
            <p className={styles.url} translate="no">
              {url}
            </p>
          </div>
        </Stack>
      ) : isError ? (
        <ErrorState
          title={t('common:loadFailed')}
          retryLabel={t('common:retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <SkeletonSet kind="text" label={t('common:loading')} />
      )}
    </BottomSheet>
  )
}

/** Both need the player's tap: nothing is awaited before they ask the browser. */
function ShareActions({ url }: { url: string }): ReactElement {
  const { t } = useTranslation(['overlays', 'errors'])
  const { notices } = useStores()
  async function copy(): Promise<void> {
    if (await copyText(url)) notices.success(t('errors:shareUrlCopied'))
    else notices.danger(t('errors:error'))
  }
  return (
    <>
      {appBridge().canShare() && (
        <Button
          icon="external"
          onClick={() => void appBridge().share({ text: t('shareFriend', { product: PRODUCT_NAME }), url })}
        >
          {t('shareNative')}
        </Button>
      )}
      <Button variant="primary" icon="copy" onClick={() => void copy()}>
        {t('shareCopy')}
      </Button>
    </>
  )
}
