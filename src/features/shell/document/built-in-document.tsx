import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Config } from '#generated/http/schemas/config.ts'
import { ChannelLinks } from '#src/components/channel-links.tsx'
import type { DocumentName } from '#src/stores/overlay-names.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { RestrictedPersons } from '../popups/restricted-persons.tsx'
import { DOCUMENT_SECTIONS, type DocumentSection } from './document-sections.ts'
import styles from './document-popup.module.css'

export interface BuiltInDocumentProps {
  readonly name: DocumentName
  readonly config: Config | undefined
}

/** Our own text of a document, under a sign that it is a draft. */
export function BuiltInDocument({ name, config }: BuiltInDocumentProps): ReactElement {
  const { t } = useTranslation('documents')
  return (
    <Stack gap={5}>
      <Notice tone="pending" title={t('draftTitle')} role="note">
        {t('draftText')}
      </Notice>
      {DOCUMENT_SECTIONS[name].map((section) => (
        <Section key={section.heading} section={section} config={config} />
      ))}
    </Stack>
  )
}

function Section({ section, config }: { section: DocumentSection; config: Config | undefined }): ReactElement {
  const { t } = useTranslation('documents')
  const { heading, text, after } = section
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t(heading)}</h3>
      {text.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
      {after === 'restrictedPersons' && <RestrictedPersons />}
      {after === 'contacts' && <ChannelLinks config={config} kind="cs" />}
    </section>
  )
}
