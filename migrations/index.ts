import * as migration_20261121_090000_initial from './20261121_090000_initial';
import * as migration_20261121_090100_constraints from './20261121_090100_constraints';
import * as migration_20261121_120611_sitting_claims from './20261121_120611_sitting_claims';
import * as migration_20261121_122641_statistics_time_zone from './20261121_122641_statistics_time_zone';
import * as migration_20261121_124914_device_links from './20261121_124914_device_links';
import * as migration_20261121_124959_device_index from './20261121_124959_device_index';
import * as migration_20261121_131548_scheduled_publishing from './20261121_131548_scheduled_publishing';
import * as migration_20261121_134401_money_under_fire from './20261121_134401_money_under_fire';
import * as migration_20261121_135500_invariant_violations from './20261121_135500_invariant_violations';
import * as migration_20261121_220410_measurement from './20261121_220410_measurement';
import * as migration_20261122_014247_money_first_half from './20261122_014247_money_first_half';
import * as migration_20261122_014248_books from './20261122_014248_books';
import * as migration_20261122_060801_refund_failed from './20261122_060801_refund_failed';
import * as migration_20261122_220000_owned_by_part from './20261122_220000_owned_by_part';
import * as migration_20261122_224500_seed_words from './20261122_224500_seed_words';
import * as migration_20261122_230000_kept_while_used from './20261122_230000_kept_while_used';
import * as migration_20261123_180000_moves_of_states from './20261123_180000_moves_of_states';
import * as migration_20261124_164046_exam_parts_of_questions from './20261124_164046_exam_parts_of_questions';
import * as migration_20261124_173833_taker_facts from './20261124_173833_taker_facts';
import * as migration_20261124_194845_instruments from './20261124_194845_instruments';
import * as migration_20261125_194523_accounts from './20261125_194523_accounts';
import * as migration_20261125_233720_privacy from './20261125_233720_privacy';
import * as migration_20261126_000732_centre_content from './20261126_000732_centre_content';
import * as migration_20261126_033326_course_sales_and_support from './20261126_033326_course_sales_and_support';
import * as migration_20261126_092617_health_tests from './20261126_092617_health_tests';
import * as migration_20261126_114036_report from './20261126_114036_report';
import * as migration_20261128_121810_sitting_keys from './20261128_121810_sitting_keys';
import * as migration_20261128_165142_other_words from './20261128_165142_other_words';
import * as migration_20261128_165201_no_search_text from './20261128_165201_no_search_text';
import * as migration_20261128_172643_crisis_lines_facts from './20261128_172643_crisis_lines_facts';
import * as migration_20261128_180000_links_of_others from './20261128_180000_links_of_others';
import * as migration_20261128_183121_answer_read_locale from './20261128_183121_answer_read_locale';
import * as migration_20261128_185122_subscriptions from './20261128_185122_subscriptions';
import * as migration_20261128_190053_plan_money from './20261128_190053_plan_money';
import * as migration_20261128_192737_terms_of_plans from './20261128_192737_terms_of_plans';
import * as migration_20261128_202000_openings_of_erased from './20261128_202000_openings_of_erased';
import * as migration_20261128_202220_edited_by from './20261128_202220_edited_by';
import * as migration_20261128_214724_center_play_files from './20261128_214724_center_play_files';
import * as migration_20261128_214800_public_in_and_addresses from './20261128_214800_public_in_and_addresses';
import * as migration_20261128_215538_landing_slugs from './20261128_215538_landing_slugs';
import * as migration_20261128_220000_first_editions from './20261128_220000_first_editions';
import * as migration_20261128_224502_landing_blocks from './20261128_224502_landing_blocks';
import * as migration_20261128_225931_reviews_by_buyers from './20261128_225931_reviews_by_buyers';
import * as migration_20261129_005245_staff_roles from './20261129_005245_staff_roles';
import * as migration_20261129_005309_roles_in_place_of_role from './20261129_005309_roles_in_place_of_role';
import * as migration_20261129_010000_invalidations from './20261129_010000_invalidations';
import * as migration_20261129_042021_marks_and_figures from './20261129_042021_marks_and_figures';
import * as migration_20261129_043728_foreign_scripts from './20261129_043728_foreign_scripts';
import * as migration_20261129_050633_sittings_health_index from './20261129_050633_sittings_health_index';
import * as migration_20261129_073412_covers_pages_icons from './20261129_073412_covers_pages_icons';
import * as migration_20261129_084340_global_editors from './20261129_084340_global_editors';

export const migrations = [
  {
    up: migration_20261121_090000_initial.up,
    down: migration_20261121_090000_initial.down,
    name: '20261121_090000_initial',
  },
  {
    up: migration_20261121_090100_constraints.up,
    down: migration_20261121_090100_constraints.down,
    name: '20261121_090100_constraints',
  },
  {
    up: migration_20261121_120611_sitting_claims.up,
    down: migration_20261121_120611_sitting_claims.down,
    name: '20261121_120611_sitting_claims',
  },
  {
    up: migration_20261121_122641_statistics_time_zone.up,
    down: migration_20261121_122641_statistics_time_zone.down,
    name: '20261121_122641_statistics_time_zone',
  },
  {
    up: migration_20261121_124914_device_links.up,
    down: migration_20261121_124914_device_links.down,
    name: '20261121_124914_device_links',
  },
  {
    up: migration_20261121_124959_device_index.up,
    down: migration_20261121_124959_device_index.down,
    name: '20261121_124959_device_index',
  },
  {
    up: migration_20261121_131548_scheduled_publishing.up,
    down: migration_20261121_131548_scheduled_publishing.down,
    name: '20261121_131548_scheduled_publishing',
  },
  {
    up: migration_20261121_134401_money_under_fire.up,
    down: migration_20261121_134401_money_under_fire.down,
    name: '20261121_134401_money_under_fire',
  },
  {
    up: migration_20261121_135500_invariant_violations.up,
    down: migration_20261121_135500_invariant_violations.down,
    name: '20261121_135500_invariant_violations',
  },
  {
    up: migration_20261121_220410_measurement.up,
    down: migration_20261121_220410_measurement.down,
    name: '20261121_220410_measurement',
  },
  {
    up: migration_20261122_014247_money_first_half.up,
    down: migration_20261122_014247_money_first_half.down,
    name: '20261122_014247_money_first_half',
  },
  {
    up: migration_20261122_014248_books.up,
    down: migration_20261122_014248_books.down,
    name: '20261122_014248_books',
  },
  {
    up: migration_20261122_060801_refund_failed.up,
    down: migration_20261122_060801_refund_failed.down,
    name: '20261122_060801_refund_failed',
  },
  {
    up: migration_20261122_220000_owned_by_part.up,
    down: migration_20261122_220000_owned_by_part.down,
    name: '20261122_220000_owned_by_part',
  },
  {
    up: migration_20261122_224500_seed_words.up,
    down: migration_20261122_224500_seed_words.down,
    name: '20261122_224500_seed_words',
  },
  {
    up: migration_20261122_230000_kept_while_used.up,
    down: migration_20261122_230000_kept_while_used.down,
    name: '20261122_230000_kept_while_used',
  },
  {
    up: migration_20261123_180000_moves_of_states.up,
    down: migration_20261123_180000_moves_of_states.down,
    name: '20261123_180000_moves_of_states',
  },
  {
    up: migration_20261124_164046_exam_parts_of_questions.up,
    down: migration_20261124_164046_exam_parts_of_questions.down,
    name: '20261124_164046_exam_parts_of_questions',
  },
  {
    up: migration_20261124_173833_taker_facts.up,
    down: migration_20261124_173833_taker_facts.down,
    name: '20261124_173833_taker_facts',
  },
  {
    up: migration_20261124_194845_instruments.up,
    down: migration_20261124_194845_instruments.down,
    name: '20261124_194845_instruments',
  },
  {
    up: migration_20261125_194523_accounts.up,
    down: migration_20261125_194523_accounts.down,
    name: '20261125_194523_accounts',
  },
  {
    up: migration_20261125_233720_privacy.up,
    down: migration_20261125_233720_privacy.down,
    name: '20261125_233720_privacy',
  },
  {
    up: migration_20261126_000732_centre_content.up,
    down: migration_20261126_000732_centre_content.down,
    name: '20261126_000732_centre_content',
  },
  {
    up: migration_20261126_033326_course_sales_and_support.up,
    down: migration_20261126_033326_course_sales_and_support.down,
    name: '20261126_033326_course_sales_and_support',
  },
  {
    up: migration_20261126_092617_health_tests.up,
    down: migration_20261126_092617_health_tests.down,
    name: '20261126_092617_health_tests',
  },
  {
    up: migration_20261126_114036_report.up,
    down: migration_20261126_114036_report.down,
    name: '20261126_114036_report',
  },
  {
    up: migration_20261128_121810_sitting_keys.up,
    down: migration_20261128_121810_sitting_keys.down,
    name: '20261128_121810_sitting_keys',
  },
  {
    up: migration_20261128_165142_other_words.up,
    down: migration_20261128_165142_other_words.down,
    name: '20261128_165142_other_words',
  },
  {
    up: migration_20261128_165201_no_search_text.up,
    down: migration_20261128_165201_no_search_text.down,
    name: '20261128_165201_no_search_text',
  },
  {
    up: migration_20261128_172643_crisis_lines_facts.up,
    down: migration_20261128_172643_crisis_lines_facts.down,
    name: '20261128_172643_crisis_lines_facts',
  },
  {
    up: migration_20261128_180000_links_of_others.up,
    down: migration_20261128_180000_links_of_others.down,
    name: '20261128_180000_links_of_others',
  },
  {
    up: migration_20261128_183121_answer_read_locale.up,
    down: migration_20261128_183121_answer_read_locale.down,
    name: '20261128_183121_answer_read_locale',
  },
  {
    up: migration_20261128_185122_subscriptions.up,
    down: migration_20261128_185122_subscriptions.down,
    name: '20261128_185122_subscriptions',
  },
  {
    up: migration_20261128_190053_plan_money.up,
    down: migration_20261128_190053_plan_money.down,
    name: '20261128_190053_plan_money',
  },
  {
    up: migration_20261128_192737_terms_of_plans.up,
    down: migration_20261128_192737_terms_of_plans.down,
    name: '20261128_192737_terms_of_plans',
  },
  {
    up: migration_20261128_202000_openings_of_erased.up,
    down: migration_20261128_202000_openings_of_erased.down,
    name: '20261128_202000_openings_of_erased',
  },
  {
    up: migration_20261128_202220_edited_by.up,
    down: migration_20261128_202220_edited_by.down,
    name: '20261128_202220_edited_by',
  },
  {
    up: migration_20261128_214724_center_play_files.up,
    down: migration_20261128_214724_center_play_files.down,
    name: '20261128_214724_center_play_files',
  },
  {
    up: migration_20261128_214800_public_in_and_addresses.up,
    down: migration_20261128_214800_public_in_and_addresses.down,
    name: '20261128_214800_public_in_and_addresses',
  },
  {
    up: migration_20261128_215538_landing_slugs.up,
    down: migration_20261128_215538_landing_slugs.down,
    name: '20261128_215538_landing_slugs',
  },
  {
    up: migration_20261128_220000_first_editions.up,
    down: migration_20261128_220000_first_editions.down,
    name: '20261128_220000_first_editions',
  },
  {
    up: migration_20261128_224502_landing_blocks.up,
    down: migration_20261128_224502_landing_blocks.down,
    name: '20261128_224502_landing_blocks',
  },
  {
    up: migration_20261128_225931_reviews_by_buyers.up,
    down: migration_20261128_225931_reviews_by_buyers.down,
    name: '20261128_225931_reviews_by_buyers',
  },
  {
    up: migration_20261129_005245_staff_roles.up,
    down: migration_20261129_005245_staff_roles.down,
    name: '20261129_005245_staff_roles',
  },
  {
    up: migration_20261129_005309_roles_in_place_of_role.up,
    down: migration_20261129_005309_roles_in_place_of_role.down,
    name: '20261129_005309_roles_in_place_of_role',
  },
  {
    up: migration_20261129_010000_invalidations.up,
    down: migration_20261129_010000_invalidations.down,
    name: '20261129_010000_invalidations',
  },
  {
    up: migration_20261129_042021_marks_and_figures.up,
    down: migration_20261129_042021_marks_and_figures.down,
    name: '20261129_042021_marks_and_figures',
  },
  {
    up: migration_20261129_043728_foreign_scripts.up,
    down: migration_20261129_043728_foreign_scripts.down,
    name: '20261129_043728_foreign_scripts',
  },
  {
    up: migration_20261129_050633_sittings_health_index.up,
    down: migration_20261129_050633_sittings_health_index.down,
    name: '20261129_050633_sittings_health_index',
  },
  {
    up: migration_20261129_073412_covers_pages_icons.up,
    down: migration_20261129_073412_covers_pages_icons.down,
    name: '20261129_073412_covers_pages_icons',
  },
  {
    up: migration_20261129_084340_global_editors.up,
    down: migration_20261129_084340_global_editors.down,
    name: '20261129_084340_global_editors'
  },
];
