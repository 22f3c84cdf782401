import { useTranslation } from 'react-i18next'
import { useUpdateUser } from '#generated/http/account/update-user.ts'
import type { User } from '#generated/http/schemas/user.ts'
import { useSingleFlight } from '#src/hooks/use-single-flight.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'

type Gender = User['gender']

export interface GenderChoiceProps {
  readonly gender: Gender
  /** User info has loaded: before, the current choice is unknown. */
  readonly isReady: boolean
}

/** The player's gender; choosing sends it, and a failure restores the previous choice. */
export function GenderChoice({ gender, isReady }: GenderChoiceProps) {
  const { t } = useTranslation('account')
  const update = useUpdateUser()
  const { run } = useSingleFlight()

  function choose(chosen: Gender): void {
    if (chosen === gender) return
    // The query client shows why it failed.
    run(() => update.mutateAsync({ data: { gender: chosen } })).catch(() => undefined)
  }

  return (
    <Segmented
      label={t('gender')}
      hideLabel={false}
      options={[
        { value: 'male', label: t('genderMale'), disabled: !isReady },
        { value: 'female', label: t('genderFemale'), disabled: !isReady },
      ]}
      value={update.isPending ? (update.variables.data.gender ?? gender) : gender}
      onChange={choose}
      fullWidth
    />
  )
}
