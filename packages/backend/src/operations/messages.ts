// The texts of successes that the app shows.
export const PROCESSED = { 'en-US': 'Processed Successfully', 'vi-VN': 'Xử lý thành công' }
export const SENT = { 'en-US': 'Sent Successfully', 'vi-VN': 'Đã gửi thành công' }
export const REGISTERED = { 'en-US': 'Registered Successfully', 'vi-VN': 'Đăng ký thành công' }
