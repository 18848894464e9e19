import { describe, expect, test } from 'vitest';
import { adminUpload, rulesIf, verify } from './test-support.ts';

/** The expected outcomes are those of the real rules engine. */
const permitted = {
  literals: [
    `'a' == "a"`,
    String.raw`'it\'s' == "it's" && 'a\n'.size() == 2 && '\u0041\x42' == 'AB'`,
    `.5 == 0.5 && 5. == 5.0`,
    `[1,] == [1] && {'a': 1,} == {'a': 1}`,
    `{'in': 1}.in == 1`,
    `9223372036854775807 > -9223372036854775808`,
    `null == null`,
  ],
  'arithmetic and its types': [
    `1 + 2 * 3 == 7 && 10 - 2 - 3 == 5 && (1 + 2) * 3 == 9`,
    `5 / 2 == 2 && -5 / 2 == -2 && -5 % 3 == -2`,
    `5 / 2.0 == 2.5 && 5.5 % 2 == 1.5 && 1 + 1.5 == 2.5`,
    `1 == 1.0 && 1 < 1.5 && 1 >= 1.0 && 0.1 + 0.2 != 0.3`,
    `1 + 1 is int && 1.0 + 1 is float && 1 is number && 1.5 is number && !(1 is float)`,
    `1.0 / 0.0 > 1 && 0.0 / 0 != 0.0 / 0`,
    `'ab' + 'c' == 'abc' && 'a' < 'b'`,
    `- 1 == -1 && !(-1 == 1)`,
  ],
  precedence: [
    `true == 1 < 2`,
    `false == 1 is bool`,
    `1 + 1 in [2] && 1 in [1] in [true]`,
    `true || true && false`,
    `!true == false`,
    `false ? false : false ? false : true`,
  ],
  'absorbed errors': [
    `true || 1 / 0 == 1`,
    `1 / 0 == 1 || true`,
    `!(1 / 0 == 1 && false)`,
    `resource.size > 1 || resource == null`,
    `request.auth.token.nope || request.auth.token.admin`,
    `1 || true`,
    `true ? true : 1 / 0 == 1`,
  ],
  equality: [
    `1 != 'a' && null != 1 && !('1' == 1)`,
    `[1, [2]] == [1, [2]] && [1] != [1.0] && !(1 in [1.0])`,
    `{'a': 1, 'b': 2} == {'b': 2, 'a': 1} && {'a': 1} != {'b': 1}`,
  ],
  is: [
    `'a' is string && true is bool && [] is list && {} is map`,
    `request.time is timestamp && duration.value(1, 'h') is duration && request.path is path`,
    `all is path && bucket is string && !(resource is map)`,
  ],
  strings: [
    `'aBÀ'.upper() == 'ABÀ' && 'AbÀ'.lower() == 'abÀ' && ' a '.trim() == 'a'`,
    `'abc'[0] == 'a' && 'abc'[0:2] == 'ab' && 'abc'[1:] == 'bc' && 'abc'[:2] == 'ab'`,
    `'a,b'.split(',') == ['a', 'b'] && ''.split(',') == [''] && ',a,'.split(',') == ['', 'a']`,
    String.raw`'a.b'.split('\\.') == ['a', 'b']`,
    `'a1b22'.replace('([0-9]+)', '<$1>') == 'a<1>b<22>'`,
  ],
  'regular expressions match as a whole': [
    `'image/png'.matches('image/.*') && !'image/png'.matches('image')`,
    String.raw`'abc'.matches('(?i)ABC') && !'a\nb'.matches('a.b') && 'a\nb'.matches('(?s)a.b')`,
  ],
  lists: [
    `[1, 2, 3][1] == 2 && [1, 2, 3][0:2] == [1, 2] && [1, 2].size() == 2`,
    `[1].concat([2]) == [1, 2] && ['a', 1, true, null].join('-') == 'a-1-true-null'`,
    `[1, 2].hasAny([2, 3]) && ![].hasAny([]) && ['a', 'b'].hasAll(['a', 'a'])`,
    `[1, 2].hasOnly([1, 2, 3]) && ![1, 2, 3].hasOnly([1, 2])`,
    `1 in [1, 2] && !(3 in [1, 2]) && [3] in [[3]] && [1, 2].removeAll([2, 3]) == [1]`,
  ],
  sets: [
    `[1, 2, 2].toSet().size() == 2 && [1, 2].toSet() == [2, 1].toSet() && [1].toSet() != [1]`,
    `1 in [1].toSet() && [1, 2].toSet().hasAll([1]) && [1].toSet().hasOnly([1, 2].toSet())`,
    `[1].toSet().union([2].toSet()) == [1, 2].toSet()`,
    `[1, 2].toSet().difference([1].toSet()) == [2].toSet()`,
    `[1, 2].toSet().intersection([1].toSet()) == [1].toSet()`,
    `request.resource.tags.hasAny(['y', 'z'])`,
  ],
  maps: [
    `{'a': 1}.a == 1 && {'a': 1}['a'] == 1 && {'a': 1}.size() == 1 && 'a' in {'a': 1}`,
    `{'b': 1, 'a': 2}.keys() == ['a', 'b'] && {'a': 1}.values() == [1]`,
    `{'a': 1}.get('a', 2) == 1 && {'a': 1}.get('b', 2) == 2`,
    `{'a': {'b': 3}}.get(['a', 'b'], 2) == 3 && {'a': 1}.get(['a', 'b'], 2) == 2`,
    `request.auth.token.keys().hasAll(['admin']) && request.auth.token.get('nope', null) == null`,
  ],
  timestamps: [
    `request.time.toMillis() == 1714979289123 && timestamp.value(1714979289123) == request.time`,
    `request.time.year() == 2024 && request.time.month() == 5 && request.time.day() == 6`,
    `request.time.hours() == 7 && request.time.minutes() == 8 && request.time.seconds() == 9`,
    `request.time.nanos() == 123000000 && request.time.dayOfYear() == 127`,
    `request.time.dayOfWeek() == 1 && timestamp.date(2024, 5, 5).dayOfWeek() == 7`,
    `request.time.date() == timestamp.date(2024, 5, 6)`,
    `request.time.time() == duration.time(7, 8, 9, 123000000)`,
    `timestamp.value(-1).toMillis() == -1 && timestamp.value(-1).nanos() == 999000000`,
    `request.resource.timeCreated < request.time`,
  ],
  durations: [
    `duration.value(24, 'h') == duration.value(1, 'd') && duration.value(1, 'w').seconds() == 604800`,
    `duration.value(1, 'ms') == duration.value(1000000, 'ns')`,
    `duration.value(-1500, 'ms').seconds() == -1 && duration.value(-1500, 'ms').nanos() == -500000000`,
    `duration.value(1, 'h') + duration.value(1, 'm') == duration.value(61, 'm')`,
    `duration.abs(-duration.value(1, 'h')) == duration.value(60, 'm')`,
    `request.time - duration.value(1, 'd') < request.time`,
    `duration.value(1, 'd') + timestamp.date(2024, 1, 1) == timestamp.date(2024, 1, 2)`,
    `request.time - timestamp.date(2024, 5, 6) == request.time.time()`,
    `request.time < timestamp.value(request.auth.token.auth_time * 1000) + duration.value(24, 'h')`,
  ],
  paths: [
    `request.path == /b/bkt/o/img/a.png && request.path[3] == 'img'`,
    `all == /img/a.png && all[1] == 'a.png' && bucket == 'bkt'`,
    `/b/$(bucket)/o == path('b/bkt/o') && /a%20b == path('a b') && /a/(default) == path('a/(default)')`,
    `string(request.path) == '/b/bkt/o/img/a.png'`,
    `/b/$('x/y') != /b/x/y`,
  ],
  conversions: [
    `int('-5') == -5 && int(5.7) == 5 && float('1.5') == 1.5 && float(1) is float`,
    `string(1) == '1' && string(true) == 'true' && string(null) == 'null'`,
  ],
  'request and resource': [
    `resource == null && request.auth != null && request.auth.uid == 'u'`,
    `request.auth['token'].admin && request.auth.token.share == 0.5`,
    `request.resource.size < 2 * 1024 * 1024 && request.resource.metadata.owner == request.auth.uid`,
    `request.resource.contentType.matches('image/.*') && request.resource.name == 'img/a.png'`,
  ],
};

describe.each(Object.entries(permitted))('%s', (_, conditions) => {
  test.each(conditions)('%s', (condition) => {
    const { result, warnings, errors } = verify(rulesIf(condition), adminUpload);
    expect({ result, warnings, errors }).toEqual({
      result: { permit: true },
      warnings: [],
      errors: [],
    });
  });
});

test.each([`false`, `1 == 2`, `1 / 0 == 1 && false`, `!request.auth.token.admin`])(
  'denies without a warning: %s',
  (condition) => {
    expect(verify(rulesIf(condition), adminUpload)).toMatchObject({
      result: { permit: false },
      warnings: [],
    });
  },
);
