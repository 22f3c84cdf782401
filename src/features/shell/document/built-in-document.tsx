import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Config } from '#generated/http/schemas/config.ts'
import { ChannelLinks } from '#src/components/channel-links.tsx'
import { channelsOf } from '#src/lib/channels.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { BRAND } from '#src/lib/brand.ts'
import type { DocumentName } from '#src/stores/overlay-names.ts'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { RestrictedPersons } from '../popups/restricted-persons.tsx'
import { DOCUMENT_SECTIONS, type DocumentSection } from './document-sections.ts'
import styles from './document-popup.module.css'

export interface BuiltInDocumentProps {
  readonly name: DocumentName
  readonly config: Config | undefined
  /** Called when the player follows a link to another page. */
  readonly onLeave: () => void
}

interface SectionProps extends Omit<BuiltInDocumentProps, 'name'> {
  readonly section: DocumentSection
}

/** The brand's help with gambling problems. */
function HelpAddresses(): ReactElement | null {
  const { t } = useTranslation('documents')
  if (BRAND.help.length === 0) return null
  return (
    <>
      <p>{t('helpOutside')}</p>
      <p className={styles.help}>
        {BRAND.help.map(({ name, href }) => (
          <a key={href} href={href} target="_blank" rel="noopener noreferrer" translate="no">
            {name}
          </a>
        ))}
      </p>
    </>
  )
}

/** The operator's contacts, or a link to the support page if none is loaded. */
function Contacts({ config, onLeave }: Omit<BuiltInDocumentProps, 'name'>): ReactElement {
  const { t } = useTranslation()
  if (channelsOf(config, 'cs', window.location).length > 0) return <ChannelLinks config={config} kind="cs" />
  return (
    <p>
      <Link to={ROUTES.livechat} onClick={onLeave} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
        {t('customerService')}
      </Link>
    </p>
  )
}

function Section({ section, config, onLeave }: SectionProps): ReactElement {
  const { t } = useTranslation('documents')
  const { heading, text, after } = section
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t(heading)}</h3>
      {text.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
      {after === 'restrictedPersons' && <RestrictedPersons />}
      {after === 'help' && (
        <>
          <HelpAddresses />
          <p>{t('helpText')}</p>
          <Contacts config={config} onLeave={onLeave} />
        </>
      )}
    </section>
  )
}

/** The built-in text of a document, marked as a draft. */
export function BuiltInDocument({ name, config, onLeave }: BuiltInDocumentProps): ReactElement {
  const { t } = useTranslation('documents')
  return (
    <Stack gap={5}>
      <Alert tone="info" title={t('draftTitle')} role="note">
        {t('draftText')}
      </Alert>
      {DOCUMENT_SECTIONS[name].map((section) => (
        <Section key={section.heading} section={section} config={config} onLeave={onLeave} />
      ))}
    </Stack>
  )
}
