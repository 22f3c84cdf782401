import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountSheetName } from '#src/stores/overlay-names.ts'
import { BindPhoneForm } from '../otp/bind-phone-form.tsx'
import { AvatarSheet } from './avatar-sheet.tsx'
import { FormSheet } from './form-sheet.tsx'
import { InvitationSheet } from './invitation-sheet.tsx'
import { LoginPasswordSheet } from './login-password-sheet.tsx'
import { NicknameSheet } from './nickname-sheet.tsx'
import { LanguageSheet, ReminderSheet, ThemeSheet } from './preference-sheets.tsx'

function BindPhoneSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  return (
    <FormSheet title={t('bindPhone')} onClose={onClose}>
      <BindPhoneForm onBound={onClose} />
    </FormSheet>
  )
}

const SHEETS: Readonly<Record<AccountSheetName, ComponentType<{ onClose: () => void }>>> = {
  nickname: NicknameSheet,
  avatar: AvatarSheet,
  phone: BindPhoneSheet,
  loginPassword: LoginPasswordSheet,
  invitation: InvitationSheet,
  language: LanguageSheet,
  theme: ThemeSheet,
  reminder: ReminderSheet,
}

export interface AccountSheetProps {
  readonly sheet: AccountSheetName
  readonly onClose: () => void
}

/** The sheets over the profile that change the account and the settings. */
export function AccountSheet({ sheet, onClose }: AccountSheetProps) {
  const Sheet = SHEETS[sheet]
  return <Sheet onClose={onClose} />
}
