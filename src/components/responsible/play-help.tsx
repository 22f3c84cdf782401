import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayInfo } from '#generated/http/schemas/play-info.ts'
import { readLinkUrl } from '#src/lib/foreign-url.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'

interface OutsideRowProps {
  readonly icon: 'support' | 'phone' | 'shield'
  readonly title: string
  readonly text?: string | undefined
  readonly href: string
  /** A name or a number, which no translator may change. */
  readonly isName?: boolean
}

/** A row that leads out of the app: to a page, or to the phone. */
function OutsideRow({ icon, title, text, href, isName = false }: OutsideRowProps): ReactElement {
  return (
    <ListRow
      icon={icon}
      title={<span translate={isName ? 'no' : undefined}>{title}</span>}
      subtitle={text}
      chevron
      renderLink={({ className, children }) => (
        <a className={className} href={href} {...(href.startsWith('tel:') ? {} : OUTSIDE)}>
          {children}
        </a>
      )}
    />
  )
}

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Whom to ask for help, each with its page and its number, as far as the operator has named them. */
export function PlayHelpRows({ help }: Pick<PlayInfo, 'help'>): ReactElement {
  return (
    <Card padding="sm">
      {help.map(({ name, about, url = '', phone }) => {
        const page = readLinkUrl(url, window.location)
        return (
          <div key={name}>
            {page ? (
              <OutsideRow icon="support" title={name} text={about} href={page.href} isName />
            ) : (
              <ListRow icon="support" title={<span translate="no">{name}</span>} subtitle={about} />
            )}
            {phone !== undefined && (
              <OutsideRow
                icon="phone"
                title={phone}
                text={name}
                href={`tel:${phone.replaceAll(/[^0-9+]/gu, '')}`}
                isName
              />
            )}
          </div>
        )
      })}
    </Card>
  )
}

/** Where the regulator takes requests for its national list; nothing without an address. */
export function RegulatorList({ exclusionUrl = '' }: Pick<PlayInfo, 'exclusionUrl'>): ReactElement | null {
  const { t } = useTranslation('responsible')
  const page = readLinkUrl(exclusionUrl, window.location)
  if (!page) return null
  return (
    <Card padding="sm">
      <OutsideRow icon="shield" title={t('regulatorList')} text={t('regulatorListText')} href={page.href} />
    </Card>
  )
}

/** The operator's paragraphs of plain text. */
export function PlayTermsText({ terms }: { readonly terms: readonly string[] }): ReactElement {
  return (
    <Stack gap={2}>
      {terms.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Stack>
  )
}
