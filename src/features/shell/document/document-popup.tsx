import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetConfig } from '#generated/http/app/get-config.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { useFeature } from '#src/queries/features.ts'
import { hasNativeBridge } from '#src/platform/bridge/bridge.ts'
import type { DocumentName } from '#src/stores/overlay-names.ts'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { BuiltInDocument } from './built-in-document.tsx'
import { documentSource } from './document-source.ts'
import { DeferredPlayDocument } from './deferred-play-document.ts'
import { FramedDocument, OpenDocument, UnusableDocument } from './operator-document.tsx'

export interface DocumentPopupProps {
  readonly name: DocumentName
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** The config's key for the operator's text. Responsible gaming is always built in. */
const ADDRESS = { privacyPolicy: 'privacy_policy', termsOfUse: 'terms_of_use', responsibleGaming: null } as const

/**
 * A public document: the operator's page in a frame, a link if it is on the app's own host, or the built-in text if the
 * operator has set none.
 */
export function DocumentPopup({ name, onClose, onLeave }: DocumentPopupProps): ReactElement {
  const { t } = useTranslation(['documents', 'common'])
  const read = useGetConfig()
  const config = read.data
  const key = ADDRESS[name]
  const source = documentSource(key === null ? '' : (config?.[key] ?? ''), window.location)
  const title = t(`common:${name}`)
  const hasPlayPage = useFeature('responsiblePlay')

  function body(): ReactElement {
    if (key !== null && read.isPending) return <SkeletonSet kind="text" label={t('common:loading')} count={8} />
    if (key !== null && config === undefined) {
      // Unknown whether the operator has a text: do not show ours in its place.
      return <QueryError query={read} />
    }
    if (source.kind === 'framed') return <FramedDocument url={source.url} title={title} />
    if (source.kind === 'linked') return <p>{t(hasNativeBridge() ? 'inBrowser' : 'inNewTab')}</p>
    if (source.kind === 'unusable') return <UnusableDocument setting={key ?? name} onLeave={onLeave} />
    const builtIn = <BuiltInDocument name={name} config={config} onLeave={onLeave} />
    return name === 'responsibleGaming' && hasPlayPage === true ? (
      <DeferredPlayDocument config={config} builtIn={builtIn} onLeave={onLeave} />
    ) : (
      builtIn
    )
  }

  return (
    <BottomSheet
      open
      onClose={onClose}
      title={title}
      isWide
      closeLabel={t('close')}
      actions={'url' in source ? <OpenDocument url={source.url} isMain={source.kind === 'linked'} /> : undefined}
    >
      {body()}
    </BottomSheet>
  )
}
