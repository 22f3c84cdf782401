import { expect, test } from 'vitest'
import { traceIn } from './traces.ts'

test.each([
  ['JavaScript', "Cannot read properties of undefined (reading 'id')"],
  ['JavaScript', 'TypeError: user.save is not a function'],
  ['JavaScript', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['Java', 'java.lang.NullPointerException'],
  ['Java', 'nested exception is org.springframework.dao.DataIntegrityViolationException: could not execute statement'],
  ['Java', '\tat com.shop.OrderService.place(OrderService.java:42)'],
  ['.NET', 'System.NullReferenceException: Object reference not set to an instance of an object.'],
  ['.NET', '   at Shop.Orders.Place(String id) in C:\\src\\Orders.cs:line 12'],
  ['PHP', '<b>Warning</b>: Undefined variable $x in <b>/srv/a.php</b> on line <b>3</b>'],
  ['PHP', 'Uncaught Error in /var/www/html/order.php:17'],
  ['PHP', 'Call to a member function format() on null'],
  ['Python', 'Traceback (most recent call last):\n  File "/app/main.py", line 3, in place'],
  ['Python', "'NoneType' object has no attribute 'id'"],
  ['Python', '(psycopg2.errors.UniqueViolation) duplicate key'],
  ['Ruby', "undefined method `name' for nil:NilClass"],
  ['Ruby', "app/models/order.rb:12:in `place'"],
  ['Ruby', 'ActiveRecord::RecordNotUnique'],
  ['Go', 'runtime error: invalid memory address or nil pointer dereference'],
  ['Go', 'sql: no rows in result set'],
  ['MySQL', 'You have an error in your SQL syntax; check the manual'],
  ['MySQL', "Duplicate entry 'ann' for key 'users.name'"],
  ['MySQL', "Unknown column 'x' in 'field list'"],
  ['PostgreSQL', 'duplicate key value violates unique constraint "users_name_key"'],
  ['PostgreSQL', 'relation "orders" does not exist'],
  ['PostgreSQL', 'invalid input syntax for type uuid: "7"'],
  ['Oracle', 'ORA-00942: table or view does not exist'],
  ['SQL Server', "Incorrect syntax near 'x'."],
  ['SQL Server', 'Unclosed quotation mark after the character string'],
  ['SQLite', 'UNIQUE constraint failed: users.name'],
  ['SQLite', 'SQLITE_BUSY: database is locked'],
  ['any', 'SELECT id, name FROM users WHERE id = 7'],
])('traceIn: finds a text of %s: %s', (_, text) => {
  expect(traceIn(`The request failed: ${text}`)).toBeDefined()
})

test.each([
  'The order does not exist.',
  'An error occurred. Try again at 10:30:15.',
  'Select a game from the list where you want to play',
  'Your name is already taken; a unique name is needed',
  'The column "Total" is missing in your file',
  'at least one field (name) is needed',
  'https://cdn.example.com/app.main.js',
  'com.example.app',
  'Deleted from favorites',
  'You have an error in your form',
  'Access denied for user ann',
  'application/vnd.api+json',
  'Invalid column name, choose another',
  "He's in 'the' list: 'undefined'",
  'urn:error:validation.failed.Error',
  'TypeError in Wonderland, a novel',
])('traceIn: ignores %s', (text) => {
  expect(traceIn(text)).toBeUndefined()
})
