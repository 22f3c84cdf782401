import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayLimit } from '#generated/http/schemas/play-limit.ts'
import { useLimitTexts } from '#src/components/responsible/use-limit-texts.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'

/** What is used and left of the player's limits of deposits, the one that counts first. */
export function DepositLimits({ limits }: { readonly limits: readonly PlayLimit[] }): ReactElement {
  const { t } = useTranslation('responsible')
  const texts = useLimitTexts()
  return (
    <Stack as="ul" gap={1} aria-label={t('limits')}>
      {limits.map((limit) => (
        <li key={limit.period}>
          <Text size="sm">{t('formLimit', { name: texts.name(limit), ...texts.numbers(limit) })}</Text>
        </li>
      ))}
    </Stack>
  )
}
