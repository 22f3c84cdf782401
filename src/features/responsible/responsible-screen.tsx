import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PLAY_LIMIT_KINDS, PLAY_LIMIT_PERIODS } from '#generated/http/open-enums.ts'
import { useListPlayLimits } from '#generated/http/responsible/list-play-limits.ts'
import { Text } from '#src/ui/data/text.tsx'
import { PageColumns } from '#src/ui/layout/page-columns.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import type { LimitChoice } from './limits/limit-form.tsx'
import { LimitList } from './limits/limit-list.tsx'
import { LimitSheet } from './limits/limit-sheets.tsx'
import { PauseSheet } from './pause/pause-sheet.tsx'
import { PlayHelpSection, WhoSection } from './play-help-section.tsx'
import { PlayStateCard } from './play-state-card.tsx'
import { RealityCheck } from './reality-check.tsx'
import { StatementView } from './statement/statement-view.tsx'

/** What is open over the page, or in its place: the statement. */
export const PLAY_VIEWS = ['limit', 'break', 'exclusion', 'statement'] as const
export type PlayView = (typeof PLAY_VIEWS)[number]

export interface ResponsibleScreenProps extends LimitChoice {
  readonly view: PlayView | undefined
  /** Opens a view by its address, or closes it. */
  readonly onView: (view: PlayView | undefined, choice?: LimitChoice) => void
}

/** Responsible play: state, limits, reality check, breaks, statement and help. */
export function ResponsibleScreen({ view, kind, period, onView }: ResponsibleScreenProps): ReactElement {
  const { t } = useTranslation('responsible')
  const { data } = useListPlayLimits()
  const close = () => onView(undefined)

  if (view === 'statement') return <StatementView onClose={close} />
  return (
    <>
      <PageColumns
        companion={
          <Stack gap={6}>
            <PlayHelpSection />
            <WhoSection />
          </Stack>
        }
      >
        <Stack gap={6}>
          <Text tone="quiet">{t('intro')}</Text>
          <PlayStateCard />
          <LimitList
            onSet={(limit) =>
              onView('limit', {
                kind: PLAY_LIMIT_KINDS.find((known) => known === limit?.kind),
                period: PLAY_LIMIT_PERIODS.find((known) => known === limit?.period),
              })
            }
          />
          <RealityCheck />
          <section>
            <SectionHeader title={t('pauses')} />
            <Card padding="sm">
              <ListRow
                icon="pause"
                title={t('takeBreak')}
                subtitle={t('takeBreakText')}
                chevron
                onClick={() => onView('break')}
              />
              <ListRow
                icon="lock"
                title={t('exclude')}
                subtitle={t('excludeText')}
                chevron
                onClick={() => onView('exclusion')}
              />
            </Card>
          </section>
          <section>
            <SectionHeader title={t('statement')} />
            <Card padding="sm">
              <ListRow
                icon="receipt"
                title={t('seeStatement')}
                subtitle={t('statementText')}
                chevron
                onClick={() => onView('statement')}
              />
            </Card>
          </section>
        </Stack>
      </PageColumns>
      {view === 'limit' && data && <LimitSheet limits={data.limits} {...{ kind, period }} onClose={close} />}
      {(view === 'break' || view === 'exclusion') && <PauseSheet key={view} kind={view} onClose={close} />}
    </>
  )
}
