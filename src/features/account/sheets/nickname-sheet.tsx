import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useListCountries } from '#generated/http/account/list-countries.ts'
import { useUpdateUser } from '#generated/http/account/update-user.ts'
import { CODES } from '#generated/http/codes.ts'
import { UpdateUserBody } from '#generated/http/schemas/update-user-body.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { userQuery } from '#src/queries/user.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { LIMITS, Nickname } from '../credential-schemas.ts'
import { useCredentialMessages } from '../use-credential-messages.ts'
import { FormSheet } from './form-sheet.tsx'

/** The area code of every account's number, which identifies its country. */
const AREA_CODE = '63'

const Gender = z.nonoptional(UpdateUserBody.shape.gender)

/** The display name, the gender and the country. What is unchanged is not sent. */
export const NicknameSheet = observer(function NicknameSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const { user } = useStores().session
  const { data: loaded } = useQuery({ ...userQuery(), enabled: false })
  // A toast reports the failure; the line shows the area code then.
  const { data: countries } = useListCountries()
  const country = countries?.find(({ areaCode }) => areaCode === AREA_CODE)
  const before = { nickname: user?.nickname ?? '', gender: loaded?.gender ?? 'male' }
  const update = useUpdateUser()
  const form = useApiForm({
    defaultValues: before,
    // A player without a nickname may change the gender alone.
    schema: ({ nickname }) =>
      z.object({ nickname: nickname === before.nickname ? z.string() : Nickname, gender: Gender }),
    codes: CODES.updateUser,
    messages: useCredentialMessages(),
    send: async ({ nickname, gender }) => {
      const data = {
        ...(nickname !== before.nickname && { nickname }),
        ...(gender !== before.gender && { gender }),
      }
      if (Object.keys(data).length > 0) await update.mutateAsync({ data })
      onClose()
    },
  })
  const gender = form.value('gender')
  return (
    <FormSheet title={t('editDetails')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack gap={4}>
          <Field
            {...form.text('nickname')}
            label={t('nickname')}
            hint={t('nicknameHint', LIMITS.nickname)}
            autoComplete="nickname"
            data-autofocus
          />
          <Segmented
            label={t('gender')}
            hideLabel={false}
            name="gender"
            options={[
              { value: 'male', label: t('genderMale') },
              { value: 'female', label: t('genderFemale') },
            ]}
            value={gender.value}
            onChange={gender.onValueChange}
            fullWidth
          />
          <Text tone="quiet">
            <Words>
              {t('country')}:{' '}
              {country ? t('countryValue', { name: country.name, areaCode: AREA_CODE }) : `+${AREA_CODE}`}
            </Words>
          </Text>
          <FormError form={form} />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={form.isSending}>
            {t('common:save')}
          </Button>
        </Stack>
      </form>
    </FormSheet>
  )
})
