import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#generated/http/schemas/user.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { useUpdateProfile } from '../account.queries.ts'

type Gender = User['gender']

export interface GenderChoiceProps {
  readonly gender: Gender
  /** User info has loaded: before, nobody knows what is chosen. */
  readonly isReady: boolean
}

/** As the player says; sent by the choice itself, and what failed springs back. */
export function GenderChoice({ gender, isReady }: GenderChoiceProps) {
  const { t } = useTranslation('account')
  const update = useUpdateProfile()
  const isLocked = useRef(false)

  function choose(chosen: Gender): void {
    if (isLocked.current || chosen === gender) return
    isLocked.current = true
    update.mutate({ data: { gender: chosen } }, { onSettled: () => (isLocked.current = false) })
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
