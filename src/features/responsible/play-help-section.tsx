import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetPlayInfo } from '#generated/http/responsible/get-play-info.ts'
import { RestrictedPersons } from '#src/components/operator/restricted-persons.tsx'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { PlayHelpRows, RegulatorList } from '#src/components/responsible/play-help.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'

/** Whom to ask for help, and the regulator's list. */
export function PlayHelpSection(): ReactElement {
  const { t } = useTranslation(['responsible', 'common'])
  const read = useGetPlayInfo()
  return (
    <section>
      <SectionHeader title={t('help')} />
      <Stack gap={3}>
        <Text size="sm" tone="quiet">
          {t('helpText')}
        </Text>
        {read.data ? (
          <>
            <PlayHelpRows help={read.data.help} />
            <RegulatorList exclusionUrl={read.data.exclusionUrl} />
          </>
        ) : read.isError ? (
          <QueryError query={read} title={t('helpFailed')} />
        ) : (
          <SkeletonSet kind="rows" label={t('common:loading')} count={2} />
        )}
      </Stack>
    </section>
  )
}

/** Who may not play. */
export function WhoSection(): ReactElement {
  const { t } = useTranslation('responsible')
  return (
    <section>
      <SectionHeader title={t('who')} />
      <Card>
        <Stack gap={2}>
          <p>{t('whoAge')}</p>
          <p>{t('whoRestricted')}</p>
          <RestrictedPersons />
        </Stack>
      </Card>
    </section>
  )
}
