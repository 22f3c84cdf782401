import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getPlayInfoQuery } from '#generated/http/responsible/get-play-info.ts'
import type { PlayInfo } from '#generated/http/schemas/play-info.ts'
import { RestrictedPersons } from '#src/components/operator/restricted-persons.tsx'
import { PlayHelpRows, PlayTermsText, RegulatorList } from '#src/components/responsible/play-help.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { type BuiltInDocumentProps, Contacts } from './built-in-document.tsx'
import styles from './document-popup.module.css'

export interface PlayDocumentProps extends Omit<BuiltInDocumentProps, 'name'> {
  /** Shown where the server's content cannot be read. */
  readonly builtIn: ReactNode
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  )
}

function Content({ info, config, onLeave }: Omit<PlayDocumentProps, 'builtIn'> & { info: PlayInfo }): ReactElement {
  const { t } = useTranslation('responsible')
  return (
    <Stack gap={5}>
      {/* Help comes first: who opens this text may need it. */}
      <Section title={t('help')}>
        <p>{t('helpText')}</p>
        <PlayHelpRows help={info.help} />
        <Contacts config={config} onLeave={onLeave} />
      </Section>
      <Section title={t('info.limits')}>
        <p>{t('info.limitsText')}</p>
      </Section>
      <Section title={t('info.reality')}>
        <p>{t('info.realityText')}</p>
      </Section>
      <Section title={t('info.break')}>
        <p>{t('whatStops')}</p>
        <PlayTermsText terms={info.breakTerms} />
        <p>{t('whatStays')}</p>
      </Section>
      <Section title={t('info.exclusion')}>
        <PlayTermsText terms={info.exclusionTerms} />
        <RegulatorList exclusionUrl={info.exclusionUrl} />
      </Section>
      <p>{t('info.where')}</p>
      <Section title={t('who')}>
        <p>{t('whoAge')}</p>
        <p>{t('whoRestricted')}</p>
        <RestrictedPersons />
        {info.fundsContact !== '' && (
          <p>
            {t('fundsContact')}: <span translate="no">{info.fundsContact}</span>
          </p>
        )}
      </Section>
    </Stack>
  )
}

/** What the page of responsible play says, without personal data: for visitors and suspended players. */
export function PlayDocument({ builtIn, ...rest }: PlayDocumentProps): ReactElement {
  const { t } = useTranslation('common')
  const { data, isPending } = useQuery({ ...getPlayInfoQuery(), meta: { silentError: true } })
  if (data) return <Content info={data} {...rest} />
  return isPending ? <SkeletonSet kind="text" label={t('loading')} count={8} /> : <>{builtIn}</>
}
