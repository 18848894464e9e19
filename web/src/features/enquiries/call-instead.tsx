import { supportHours } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { telephoneLink } from '../../lib/links/phone-links.ts';
import styles from './enquiry-dialog.module.css';

/** Offers the phone number as an alternative, if there is one. */
export function CallInstead() {
  const { data: info } = useQuery(useContentQueries().singleton('contactInfo'));
  const phone = info?.phone[0];
  if (!phone) return null;
  return (
    <p className={styles.call}>
      Or call <a href={telephoneLink(phone.number)}>{phone.number}</a>
      <span>{supportHours}</span>
    </p>
  );
}
