import { Link } from '@tanstack/react-router'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Config } from '#generated/http/schemas/config.ts'
import { ChannelLinks } from '#src/components/operator/channel-links.tsx'
import { getChannels } from '#src/lib/channels.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { BRAND } from '#src/lib/brand.ts'
import { formatDate } from '#src/lib/time.ts'
import type { DocumentName } from '#src/stores/overlay-names.ts'
import { Words } from '#src/ui/data/words.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { RestrictedPersons } from '#src/components/operator/restricted-persons.tsx'
import styles from './document-popup.module.css'
import { DOCUMENT_SECTIONS, type DocumentSection } from './document-sections.ts'
import { MethodTerms, WalletTerms } from './money-terms.tsx'

export interface BuiltInDocumentProps {
  readonly name: DocumentName
  readonly config: Config | undefined
  /** Called when the player follows a link to another page. */
  readonly onLeave: () => void
}

interface SectionProps extends Omit<BuiltInDocumentProps, 'name'> {
  readonly section: DocumentSection
  /** The id of its heading. */
  readonly id: string
}

/** More sections than this get a list of contents. */
const MAX_WITHOUT_CONTENTS = 4

/** The brand's help with gambling problems. */
function HelpAddresses(): ReactElement | null {
  const { t } = useTranslation('documents')
  if (BRAND.help.length === 0) return null
  return (
    <div className={styles.help}>
      <h4 className={styles.subheading}>{t('helpOutside')}</h4>
      {BRAND.help.map(({ name, href }) => (
        <ListRow
          key={href}
          icon="support"
          title={<span translate="no">{name}</span>}
          chevron
          renderLink={({ className, children }) => (
            <a className={className} href={href} target="_blank" rel="noopener noreferrer">
              {children}
            </a>
          )}
        />
      ))}
    </div>
  )
}

/** The operator's contacts, or a link to the support page if none is loaded. */
export function Contacts({ config, onLeave }: Omit<BuiltInDocumentProps, 'name'>): ReactElement {
  const { t } = useTranslation(['documents', 'common'])
  const channels = getChannels(config, 'cs', window.location)
  return (
    <div className={styles.help}>
      <h4 className={styles.subheading}>{t('helpText')}</h4>
      {channels.length > 0 ? (
        <ChannelLinks channels={channels} />
      ) : (
        <Link to={ROUTES.livechat} onClick={onLeave} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
          {t('common:customerService')}
        </Link>
      )}
    </div>
  )
}

function Section({ section, id, config, onLeave }: SectionProps): ReactElement {
  const { t } = useTranslation('documents')
  const { heading, text, after } = section
  return (
    <section className={styles.section}>
      <h3 className={styles.heading} id={id} tabIndex={-1}>
        {t(heading)}
      </h3>
      {text.map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
      {after === 'restrictedPersons' && <RestrictedPersons />}
      {after === 'methods' && <MethodTerms />}
      {after === 'wallet' && <WalletTerms />}
      {after === 'help' && (
        <>
          <HelpAddresses />
          <Contacts config={config} onLeave={onLeave} />
        </>
      )}
    </section>
  )
}

/** That the text is a draft, and its date. */
function DraftNote(): ReactElement {
  const { t, i18n } = useTranslation('documents')
  const date = formatDate(`${BRAND.documentsUpdated}T00:00:00+08:00`, i18n.language)
  return (
    <div className={styles.note} role="note">
      <p>{t('updated', { date })}</p>
      <p>
        <strong>
          <Words>{t('draftTitle')}:</Words>
        </strong>{' '}
        <Words>{t('draftText')}</Words>
      </p>
    </div>
  )
}

/** The sections' names, which lead to them. Buttons: a link would change the address of the page below. */
function Contents({ sections, idOf }: { sections: readonly DocumentSection[]; idOf: (place: number) => string }) {
  const { t } = useTranslation('documents')
  return (
    <nav aria-label={t('contents')}>
      <ol className={styles.contents}>
        {sections.map(({ heading }, place) => (
          <li key={heading}>
            <button
              type="button"
              onClick={() => {
                const target = document.getElementById(idOf(place))
                target?.scrollIntoView({ block: 'start' })
                target?.focus({ preventScroll: true })
              }}
            >
              {t(heading)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The built-in text of a document: its date, its contents, and that it is a draft. Responsible gaming begins with help. */
export function BuiltInDocument({ name, config, onLeave }: BuiltInDocumentProps): ReactElement {
  const id = useId()
  const sections = DOCUMENT_SECTIONS[name]
  const getId = (place: number) => `${id}-${String(place)}`
  const hasContents = sections.length > MAX_WITHOUT_CONTENTS
  const isHelp = name === 'responsibleGaming'
  return (
    <Stack gap={5}>
      {!isHelp && <DraftNote />}
      <div className={hasContents ? styles.columns : undefined}>
        {hasContents && <Contents sections={sections} idOf={getId} />}
        <Stack gap={5}>
          {sections.map((section, place) => (
            <Section key={section.heading} section={section} id={getId(place)} config={config} onLeave={onLeave} />
          ))}
          {isHelp && <DraftNote />}
        </Stack>
      </div>
    </Stack>
  )
}
