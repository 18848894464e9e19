/** A test: its file, from the project's root, and its title as the file writes it. */
type HeldBy = readonly [file: string, title: string];

const layout = 'tests/e2e/layout.test.ts';
const home = 'tests/e2e/home.test.ts';
const courses = 'tests/e2e/courses.test.ts';
const about = 'tests/e2e/about-and-placements.test.ts';
const blog = 'tests/e2e/blog.test.ts';
const states = 'tests/e2e/content-states.test.ts';
const contactPage = 'tests/e2e/contact-page.test.ts';
const contactForm = 'tests/e2e/contact-form.test.ts';
const popup = 'tests/e2e/enquiry-popup.test.ts';
const firstScroll = 'tests/e2e/first-scroll.test.ts';
const visitor = 'tests/e2e/visitor-path.test.ts';
const queries = 'web/src/lib/content/content-queries.test.ts';
const session = 'tests/e2e/admin-session.test.ts';
const content = 'tests/e2e/admin-content.test.ts';
const lists = 'tests/e2e/admin-lists.test.ts';
const editing = 'tests/e2e/admin-editing.test.ts';
const uploads = 'tests/e2e/admin-uploads.test.ts';
const enquiries = 'tests/e2e/admin-enquiries.test.ts';
const timed = 'web/src/lib/timed.test.ts';

/** The acceptance statements by number, and the tests that hold each. */
export const statements: Readonly<Record<number, readonly HeldBy[]>> = {
  1: [
    [
      layout,
      '%s is a page with navbar and footer, a title, a description and an address of its own',
    ],
  ],
  2: [[session, '%s is the dashboard']],
  3: [
    [layout, '%s is answered with 404'],
    [layout, '%s shows the not-found page with a link home'],
  ],
  4: [[layout, 'every change of the route begins at the top']],
  5: [
    [
      layout,
      '%s is a page with navbar and footer, a title, a description and an address of its own',
    ],
  ],
  6: [[layout, 'the floating links lead to chat and maps, and the way up shows after 300 pixels']],
  7: [[layout, 'the floating links lead to chat and maps, and the way up shows after 300 pixels']],
  8: [[layout, 'the navbar shows active links by their order, and marks the current one']],
  9: [[layout, 'the navbar shows active links by their order, and marks the current one']],
  10: [
    [layout, 'the navbar shows active links by their order, and marks the current one'],
    [layout, 'the navbar has no enquiry button when it is switched off'],
  ],
  11: [
    [layout, 'on a phone the menu opens, closes with Escape, and closes when a link is followed'],
  ],
  12: [[layout, 'the default navbar stands in for one that is absent']],
  13: [['schema/src/defaults.test.ts', 'a new navbar says "Get Started"']],
  14: [[popup, 'the popup has its fields and its courses']],
  15: [
    [firstScroll, 'the first scroll by %s opens the popup, once ever'],
    [firstScroll, 'scrolls that are not the visitor’s own open nothing'],
  ],
  16: [[popup, 'the popup has its fields and its courses']],
  17: [[popup, 'the popup has its fields and its courses']],
  18: [
    [popup, 'the popup stores the enquiry once, clears and closes 2 s later'],
    [popup, 'the popup closes by its button, Escape and its backdrop, and gives the focus back'],
  ],
  19: [['tests/api/enquiries.test.ts', 'an enquiry of the popup is stored (acceptance 19)']],
  20: [[popup, 'the popup stores the enquiry once, clears and closes 2 s later']],
  21: [[popup, 'the popup keeps what was typed over a failure, a reload and a close']],
  22: [[layout, 'the footer shows what is switched on, and its fallbacks']],
  23: [[layout, 'the footer shows what is switched on, and its fallbacks']],
  24: [
    [layout, 'the footer shows what is switched on, and its fallbacks'],
    [states, '%s says %s'],
  ],
  25: [
    [layout, 'the footer shows what is switched on, and its fallbacks'],
    [layout, 'the footer has placeholders for contact info that is absent'],
  ],
  26: [
    [layout, 'the footer shows what is switched on, and its fallbacks'],
    [layout, 'the footer has placeholders for contact info that is absent'],
  ],
  27: [[layout, 'the footer shows what is switched on, and its fallbacks']],
  28: [[home, 'the hero leads to the courses and to a demo']],
  29: [
    [home, 'stats count up when they come into view, not before'],
    ['web/src/lib/stat-value.test.ts', '%s counts up to its number'],
  ],
  30: [
    [home, 'the courses picked in the dashboard are featured, three at most'],
    [home, 'the first three courses are featured when none is picked'],
  ],
  31: [[home, 'trust shows active platforms with one decimal, and its defaults when absent']],
  32: [[home, 'trust shows active platforms with one decimal, and its defaults when absent']],
  33: [
    [home, 'more than three testimonials move on every 3 s, and can be stopped'],
    [home, 'three testimonials stand still'],
  ],
  34: [[home, 'the hero leads to the courses and to a demo']],
  35: [[home, 'absent home content is told']],
  36: [
    [about, 'about shows everything that is stored about the institute'],
    [about, 'a banner stands in for the picture of about that is missing or fails to load'],
  ],
  37: [[about, 'about says why to choose the institute']],
  38: [[states, '%s shows %s']],
  39: [
    [courses, 'the categories filter the courses, and the address keeps the choice'],
    ['web/src/lib/course-category.test.ts', '%s is in %s'],
  ],
  40: [
    [courses, 'the categories filter the courses, and the address keeps the choice'],
    [courses, 'an empty category offers all courses'],
  ],
  41: [[home, 'the first three courses are featured when none is picked']],
  42: [[courses, 'what every course comes with stands below the list']],
  43: [[courses, 'a course shows its facts, its outline and its calls']],
  44: [
    [courses, 'a course shows its facts, its outline and its calls'],
    [visitor, 'a visitor on a %s finds a course and sends an enquiry about it'],
  ],
  45: [
    [courses, 'the syllabus is downloaded, and a failure is told'],
    [courses, 'a bare course shows the defaults'],
  ],
  46: [
    [courses, 'a course shows its facts, its outline and its calls'],
    [courses, 'a bare course shows the defaults'],
  ],
  47: [[courses, 'a bare course shows the defaults']],
  48: [[courses, 'a course shows its facts, its outline and its calls']],
  49: [[courses, 'an unknown course is told']],
  50: [
    [about, 'placements show their statistics as they were written'],
    [about, 'placements have defaults for statistics that are absent, or fail: only logged'],
  ],
  51: [
    [about, 'success stories tell who, after which course, where and as what'],
    [states, '%s says %s'],
  ],
  52: [[about, 'twenty-five companies pass by in two rows, and stand still on request']],
  53: [[about, 'placements show their statistics as they were written']],
  54: [
    [
      contactPage,
      'a spinner stands while the contact info is read; the form even where that fails',
    ],
  ],
  55: [
    [contactPage, 'the contact page shows every way to reach the institute'],
    [contactPage, 'without contact info the form stands, and the default hours'],
  ],
  56: [
    [contactForm, 'what is missing or wrong is told at its field, and the first one is focused'],
  ],
  57: [[contactPage, 'the contact form offers the choices of the specification']],
  58: [
    [visitor, 'a visitor on a %s finds a course and sends an enquiry about it'],
    [contactForm, 'an answer without success'],
  ],
  59: [[contactPage, 'the contact page shows every way to reach the institute']],
  60: [[blog, 'the blog is filtered by its categories, and the address keeps the choice']],
  61: [
    [blog, 'the blog lists published posts, newest first, and no draft'],
    [
      blog,
      'a card shows its picture with the category, date, author, title, excerpt and three tags',
    ],
    [states, '%s says %s'],
  ],
  62: [[session, 'the login takes a second, welcomes, and leads on half a second later']],
  63: [[session, '%s with %s is refused']],
  64: [
    [session, '%s is the dashboard'],
    [session, 'back and reload work, and an unknown tab leads to home'],
  ],
  65: [
    [session, 'a session older than 24 hours is cleared on load'],
    [session, 'logging out clears the session, and another admin can log in in the same tab'],
  ],
  66: [
    [editing, 'saving spins and cannot be pressed twice'],
    [content, 'navbar links are added, moved, deleted and numbered from 1'],
  ],
  67: [[content, 'navbar links are added, moved, deleted and numbered from 1']],
  68: [[content, 'every kind of field of home is saved, kept, and shown on the site']],
  69: [
    [lists, 'a course is created, edited, found, and deleted after ten seconds'],
    [uploads, 'a PDF is stored as the syllabus; others are refused'],
  ],
  70: [
    [lists, 'a placement needs all four fields'],
    [content, 'placement statistics are free text'],
  ],
  71: [[lists, 'a post is a draft until it is published, and can be unpublished']],
  72: [[content, 'trust stats begin a platform with 5 and #FFC107, and refuse a rating over 5']],
  73: [[content, 'contact info is saved with labelled phones and emails and seven days']],
  74: [[content, 'about is saved with its values and achievements']],
  75: [
    [enquiries, 'enquiries are listed newest first, with status, _id and the promised answer'],
    [enquiries, 'an enquiry is deleted when asked twice'],
  ],
  76: [[content, 'the footer says in its place that it was saved, for 3 seconds']],
  77: [[uploads, 'an image is made WebP of at most 1600 pixels, stored, shown and saved']],
  78: [
    [uploads, '%s is refused as an image'],
    [uploads, 'a PDF is stored as the syllabus; others are refused'],
    [uploads, 'a failed upload is told, and a slow one can be cancelled'],
  ],
  79: [[timed, 'a call is given up after 10 s, and told to stop']],
  80: [
    [queries, '%s is fresh for %d minutes'],
    [queries, 'lists are fresh for 5 minutes, a course and a post for 15'],
  ],
  81: [
    [timed, 'a call slower than 1 s is logged'],
    [timed, 'a failed call is logged once and fails'],
  ],
  82: [
    [home, 'more than three testimonials move on every 3 s, and can be stopped'],
    [blog, 'a graphic stands in for a picture of a post that fails to load'],
    [about, 'a banner stands in for the picture of about that is missing or fails to load'],
  ],
  83: [
    ['tests/api/access.test.ts', '${method} ${path} is ${access}'],
    ['tests/api/singletons.test.ts', 'trust stats and footer are also readable directly'],
  ],
  84: [['tests/api/singletons.test.ts', 'is saved by ${verb} and read by anybody']],
  85: [['tests/api/posts.test.ts', 'posts are listed newest first, and by category']],
  86: [
    [
      'tests/api/uploads.test.ts',
      'a PDF is stored under the hash of its content and served with its type',
    ],
  ],
  87: [
    [editing, 'a lost connection keeps what was typed, and saving again works'],
    [states, '%s tells it: %s'],
  ],
  88: [[content, 'a failed save of the footer is an alert in its place']],
  89: [[lists, 'a course is created, edited, found, and deleted after ten seconds']],
  90: [
    [about, 'placements have defaults for statistics that are absent, or fail: only logged'],
    [blog, 'a failed list of posts is only logged'],
  ],
};
