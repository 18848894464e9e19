import { buffer } from 'node:stream/consumers';
import type { Course, ContactInfo } from '@institute/schema';
import PDFDocument from 'pdfkit';
import { diamond, kolamDots, kolamLines } from './illustrations/kolam.ts';
import { colours } from './illustrations/svg.ts';

/** In points; a point is 1/72 of an inch. */
const margin = 52;
const footerHeight = 20;
const fonts = { text: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const grey = '#5b5e73';

/** Fixed, so that the PDF is reproducible. */
const creationDate = new Date('2026-01-05T04:30:00.000Z');

type Document = InstanceType<typeof PDFDocument>;
type SyllabusCourse = Omit<Course, 'syllabus'>;
type Contact = Pick<ContactInfo, 'companyName' | 'city' | 'zipCode' | 'phone' | 'email'>;

const widthOf = (doc: Document) => doc.page.width - 2 * margin;
const bottomOf = (doc: Document) => doc.page.height - margin - footerHeight;

/** Starts a new page if less than `height` points are left on this one. */
function makeRoom(doc: Document, height: number): void {
  if (doc.y + height > bottomOf(doc)) doc.addPage();
}

function heading(doc: Document, title: string): void {
  makeRoom(doc, 160);
  doc.moveDown(1.2);
  doc.font(fonts.bold).fontSize(14).fillColor(colours.indigo).text(title, margin);
  doc.moveDown(0.4);
}

function drawMark(doc: Document): void {
  const gap = 15;
  doc.save().translate(doc.page.width - margin - 1.4 * gap, margin + 1.5 * gap);
  doc
    .path(kolamLines(diamond(1), gap))
    .lineWidth(1.4)
    .stroke(colours.indigo);
  doc.path(kolamDots(diamond(1), gap, 1.8)).fill(colours.turmeric);
  doc.restore();
}

function drawTitle(doc: Document, course: SyllabusCourse, companyName: string): void {
  drawMark(doc);
  const width = widthOf(doc) - 70;
  doc.font(fonts.text).fontSize(10).fillColor(grey).text(`${companyName} · Syllabus`, { width });
  doc.moveDown(0.6);
  doc.font(fonts.bold).fontSize(26).fillColor(colours.ink).text(course.title, { width });
  doc.moveDown(0.4);
  doc.font(fonts.text).fontSize(12).fillColor(colours.ink);
  doc.text(course.shortDescription, { width, lineGap: 3 });
}

function drawFacts(doc: Document, course: SyllabusCourse): void {
  const facts = [
    ['Duration', course.duration],
    ['Level', course.level],
    ['Trainer', course.instructor],
    ['Fee, GST included', `Rs. ${course.price.toLocaleString('en-IN')}`],
  ];
  const top = doc.y + 16;
  const column = widthOf(doc) / facts.length;
  const line = (y: number) =>
    doc
      .moveTo(margin, y)
      .lineTo(margin + widthOf(doc), y)
      .lineWidth(0.75)
      .stroke(colours.turmeric);
  line(top);
  facts.forEach(([label = '', value = ''], index) => {
    const x = margin + index * column;
    const options = { width: column - 8 };
    doc
      .font(fonts.text)
      .fontSize(9)
      .fillColor(grey)
      .text(label, x, top + 10, options);
    doc
      .font(fonts.bold)
      .fontSize(11)
      .fillColor(colours.ink)
      .text(value, x, top + 24, options);
  });
  line(top + 46);
  doc.x = margin;
  doc.y = top + 64;
}

function drawParagraphs(doc: Document, text: string): void {
  doc.font(fonts.text).fontSize(10.5).fillColor(colours.ink);
  for (const paragraph of text.split('\n\n')) {
    makeRoom(doc, doc.heightOfString(paragraph, { width: widthOf(doc), lineGap: 3 }));
    doc.text(paragraph, margin, doc.y, { width: widthOf(doc), lineGap: 3 });
    doc.moveDown(0.5);
  }
}

const itemIndent = 26;

function drawItems(doc: Document, items: readonly string[]): void {
  const options = { width: widthOf(doc) - itemIndent, lineGap: 2 };
  doc.font(fonts.text).fontSize(10.5);
  for (const item of items) {
    makeRoom(doc, doc.heightOfString(item, options));
    doc.circle(margin + itemIndent - 10, doc.y + 4, 1.7).fill(colours.turmeric);
    doc.fillColor(colours.ink).text(item, margin + itemIndent, doc.y, options);
  }
  doc.x = margin;
}

function drawModule(
  doc: Document,
  { module, topics }: Course['curriculum'][number],
  number: number,
): void {
  makeRoom(doc, 30 + topics.length * 15);
  doc.moveDown(0.6);
  doc.font(fonts.bold).fontSize(11.5);
  const y = doc.y;
  doc.fillColor(colours.brick).text(`${number}`, margin, y);
  doc.fillColor(colours.ink).text(module, margin + itemIndent - 12, y);
  doc.moveDown(0.25);
  drawItems(doc, topics);
}

function drawFooters(doc: Document, contact: Contact): void {
  const { start, count } = doc.bufferedPageRange();
  const { companyName, city, zipCode, phone, email } = contact;
  const line = [companyName, `${city} ${zipCode}`, phone[0]?.number, email[0]?.address]
    .filter(Boolean)
    .join(' · ');
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    const y = doc.page.height - margin + 4;
    doc.page.margins.bottom = 0;
    doc.font(fonts.text).fontSize(8).fillColor(grey);
    doc.text(line, margin, y, { lineBreak: false });
    doc.text(`${page + 1} / ${count}`, margin, y, { width: widthOf(doc), align: 'right' });
  }
}

/** The syllabus of a course as an A4 PDF, byte for byte reproducible. */
export async function syllabusPdf(course: SyllabusCourse, contact: Contact): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    bufferPages: true,
    compress: false,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${course.title}: syllabus`,
      Author: contact.companyName,
      CreationDate: creationDate,
    },
  });
  const bytes = buffer(doc);

  drawTitle(doc, course, contact.companyName);
  drawFacts(doc, course);
  drawParagraphs(doc, course.description);
  heading(doc, 'What you can do afterwards');
  drawItems(doc, course.highlights);
  heading(doc, 'Before you begin');
  drawParagraphs(doc, course.prerequisites);
  heading(doc, 'Modules');
  course.curriculum.forEach((module, index) => drawModule(doc, module, index + 1));
  drawFooters(doc, contact);
  doc.end();
  return bytes;
}
