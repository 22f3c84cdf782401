import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useHasFirstSteps } from '#src/queries/has-first-steps.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { StepList, type StepListProps } from './step-list.tsx'

/** The first steps as a card, until all are done. */
export const FirstStepsCard = observer(function FirstStepsCard({ look }: Pick<StepListProps, 'look'>) {
  const { t } = useTranslation('welcome')
  if (!useHasFirstSteps()) return null
  return (
    <Card as="section" padding={look === 'columns' ? 'sm' : 'md'} aria-label={t('cardTitle')}>
      <Stack gap={2}>
        <Text as="h2" size={look === 'columns' ? 'md' : 'lg'} weight="bold">
          {t('cardTitle')}
        </Text>
        <StepList look={look} />
      </Stack>
    </Card>
  )
})
